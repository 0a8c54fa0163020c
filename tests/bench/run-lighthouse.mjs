import lighthouse from 'lighthouse'

/** Here, and not in the case, since types are checked where the bench's own packages are not installed. */
export const runLighthouse = (address, options) => lighthouse(address, options)
