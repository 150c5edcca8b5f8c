/** Line and paragraph separators, and every control character but NUL, which nobody copies. */
const BREAKS = /(?:[^\P{Cc}\0]|[\u2028\u2029])+/gu

/** Marks that turn the direction of what follows them. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text of one line: the tabs, breaks and marks of what was copied from a table or a document are spaces, and marks of direction are gone. */
export const onOneLine = (text: string) => text.replace(DIRECTIONS, '').replace(BREAKS, ' ')
