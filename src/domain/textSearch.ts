import { singleSpaced } from './plainText'

/** A text as searches compare it: in lower case, with single spaces. */
export const foldText = (text: string) => singleSpaced(text.normalize('NFC').toLowerCase())

/** Whether one of the folded texts contains the folded text; a match never spans two of them. */
export const someContain = (texts: readonly string[], wanted: string) =>
  texts.some((text) => text.includes(wanted))
