/** Fills in what the messages say: `{noSection}`, `{levels.basic.0}`, `{row:Positions.csv|5}`. */
export const saidText = (text: string, messages: object): string =>
  text.replace(/\{([\w.]+)(?::([^}]*))?\}/g, (_, path: string, given = '') => {
    const said = path.split('.').reduce<unknown>((held, key) => Object(held)[key], messages)
    return String(typeof said === 'function' ? said(...given.split('|')) : said)
  })
