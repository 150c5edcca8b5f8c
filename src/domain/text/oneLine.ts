/** Invisible marks, such as marks of direction, but not the joiners of Hindi. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
const LINE_END = /\r\n?|[\n\u2028\u2029]/

/** A text as one line: control characters are spaces, and marks that are not seen are gone. */
export const oneLine = (text: string) => text.replace(UNSEEN, '').replace(CONTROLS, ' ').trim()

/** The lines of a text, each of them one line to any program. */
export const linesOf = (text: string) => text.split(LINE_END).map(oneLine)

/** Line and paragraph separators, and every control character but NUL, which nobody copies. */
const BREAKS = /(?:[^\P{Cc}\0]|[\u2028\u2029])+/gu

/** Marks that turn the direction of what follows them. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text of one line: the tabs, breaks and marks of what was copied from a table or a document are spaces, and marks of direction are gone. */
export const onOneLine = (text: string) => text.replace(DIRECTIONS, '').replace(BREAKS, ' ')
