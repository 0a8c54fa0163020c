import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Headers = Record<string, string>
export type HeaderRules = (path: string) => Headers

/** `_headers` as Netlify and Cloudflare read it: values of several matching rules are joined. */
export function rulesOfHeadersFile(dist: string): HeaderRules {
  const rules: { pattern: string; name: string; value: string }[] = []
  let pattern = ''
  for (const line of readFileSync(path.join(dist, '_headers'), 'utf8').split('\n')) {
    const [name = '', value = ''] = line.split(/:\s(.*)/)
    if (/^\S/.test(line)) pattern = line
    else if (line.trim()) rules.push({ pattern, name: name.trim().toLowerCase(), value })
  }
  const matches = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
  return (path) => {
    const headers: Headers = {}
    for (const { pattern, name, value } of rules) {
      if (matches(pattern, path))
        headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
    }
    return headers
  }
}

type VercelConfig = {
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/** vercel.json: sources are anchored patterns, the last match wins. */
export function rulesOfVercelFile(project: string): HeaderRules {
  const text = readFileSync(path.join(project, 'vercel.json'), 'utf8')
  const { headers: rules } = JSON.parse(text) as VercelConfig
  return (path) => {
    const matching = rules.filter(({ source }) => new RegExp(`^${source}$`).test(path))
    const pairs = matching.flatMap(({ headers }) => headers)
    return Object.fromEntries(pairs.map(({ key, value }) => [key.toLowerCase(), value]))
  }
}

/** The nginx include and its caching, for machines without nginx. */
export function rulesOfNginxFiles(project: string): HeaderRules {
  const read = (file: string) => readFileSync(path.join(project, 'deploy/nginx', file), 'utf8')
  const headersIn = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/add_header (\S+) "([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    )
  const security = headersIn(read('security-headers.conf'))
  const site = read('site.conf')
  const location = (path: string) => {
    const [, rules] = site.split(`location ${path} {`)
    if (!rules) throw new Error(`site.conf has no location ${path}`)
    return headersIn(rules.split('}')[0] ?? '')
  }
  const pages = location('/')
  const assets = location('/assets/')
  return (path) => ({ ...security, ...(path.startsWith('/assets/') ? assets : pages) })
}
