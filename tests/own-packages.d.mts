export function installOwnPackages(folder: string, what: string): boolean
