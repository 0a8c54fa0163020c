export const lists = {
  unknownIcon: (icon: string) =>
    `El icono "${icon}" no está en el contenido con que se armó el sitio`,
  wrongShape: (address: string, expected: string) =>
    `${address} no tiene la forma esperada. Se esperaba: ${expected}`,
  tooLarge: (bytes: number) => `El cuerpo supera ${bytes} bytes`,
}
