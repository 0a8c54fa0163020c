const OTHER_PORT = 'Elija otro: PORT=8080'

/** What the commands say, and what their settings should hold. */
export const commands = {
  unknownCommand: (name: string, known: string) =>
    `No existe el comando "${name}". Los comandos son: ${known}.`,
  unknownOption: (option: string) => `No existe la opción "${option}".`,
  importUsage: 'Uso: npm run import -- resume.json [--force]',
  filesWritten: (files: string) => `Se escribieron: ${files}`,
  schemasWritten: (count: number, folder: string) =>
    `Se escribieron ${count} esquemas en ${folder}`,
  serving: (address: string) => `El sitio está en ${address}  (Ctrl+C para terminar)`,
  notBuilt: (folder: string) => `No hay un sitio en ${folder}. Primero: npm run build`,
  portTaken: (port: number) => `El puerto ${port} está ocupado. ${OTHER_PORT}`,
  portForbidden: (port: number) =>
    `El puerto ${port} pide permisos que este usuario no tiene. ${OTHER_PORT}`,
  vercelOutdated: (file: string, command: string) =>
    `${file}\n  no permite lo que este sitio necesita. Ejecute: ${command}\n  y suba el archivo.`,

  port: (most: number) => `un número de puerto entre 1 y ${most}`,
  siteUrl: 'la dirección completa del sitio, por ejemplo https://usuario.github.io',
  contentUrl: 'la dirección de las listas, por ejemplo https://datos.example.com/listas',
}
