export const notStarted = 'El sitio no pudo iniciarse.'
