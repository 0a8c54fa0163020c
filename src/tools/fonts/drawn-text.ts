/** Format characters without effect, as the zero-width space; not joiners and direction marks. */
const UNDRAWN =
  /(?=\p{Default_Ignorable_Code_Point})(?=\p{Cf})[^\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A text without characters that no font needs a glyph for. Some fonts have one that can't be drawn. */
export const drawnText = (text: string): string => text.normalize('NFC').replace(UNDRAWN, '')
