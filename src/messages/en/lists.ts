import type { Messages } from '../messages'

export const lists: Messages['lists'] = {
  unknownIcon: (icon) => `The icon "${icon}" is not in the content from which the site was built`,
  wrongShape: (address, expected) =>
    `${address} does not have the expected form. Expected: ${expected}`,
  tooLarge: (bytes) => `The body is larger than ${bytes} bytes`,
}
