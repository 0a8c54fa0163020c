FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL BASE_PATH VITE_CONTENT_URL VITE_OFFLINE
RUN npm run build

FROM nginxinc/nginx-unprivileged:1-alpine
COPY deploy/nginx/site.conf /etc/nginx/conf.d/default.conf
COPY deploy/nginx/security-headers.conf /etc/nginx/security-headers.conf
COPY --from=build /site/dist /usr/share/nginx/html
