/** Marks that are not seen, such as those of direction, but not the joiners that Hindi is written with. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
const LINE_END = /\r\n?|[\n\u2028\u2029]/

/** A text as one line: control characters are spaces, and marks that are not seen are gone. */
export const oneLine = (text: string) => text.replace(UNSEEN, '').replace(CONTROLS, ' ').trim()

/** The lines of a text, each of them one line to any program. */
export const linesOf = (text: string) => text.split(LINE_END).map(oneLine)
