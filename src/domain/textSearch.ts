/** A text as searches compare it: in lower case, with single spaces. */
export const foldText = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether one of the folded texts contains the folded text; a match never spans two of them. */
export const someContain = (texts: readonly string[], wanted: string) =>
  texts.some((text) => text.includes(wanted))
