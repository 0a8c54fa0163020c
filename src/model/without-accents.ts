/** 'Ávila' as 'Avila'; decomposed, without any mark. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
