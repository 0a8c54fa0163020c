import fc from 'fast-check'

/** `npm test` draws the same cases every time; `PROPERTY_SEED=… npm run test:unit` draws others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

export { fc }
