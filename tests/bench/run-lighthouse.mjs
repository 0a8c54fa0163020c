import lighthouse from 'lighthouse'

/** A separate file: types are checked where the bench's packages are not installed. */
export const runLighthouse = (address, options) => lighthouse(address, options)
