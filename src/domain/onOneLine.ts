/** Line and paragraph separators, and every control character but NUL, which nobody copies. */
const BREAKS = /(?:[^\P{Cc}\0]|[\u2028\u2029])+/gu

/** A text of one line: the tabs, breaks and marks of what was copied from a table or a document are spaces. */
export const onOneLine = (text: string) => text.replace(BREAKS, ' ')
