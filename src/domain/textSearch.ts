/** Between two fields stands what no search text can hold, so that none is found across two. */
const FIELD_END = '\n'

const foldCase = (text: string) => text.normalize('NFC').toLowerCase()

/** The plain texts of a thing made ready for searching: once for each thing, never for each keystroke. */
export const searchTextOf = (fields: readonly string[]) => fields.map(foldCase).join(FIELD_END)

/** What was typed, as a search text holds it; '' where nothing was asked for. */
export const wantedText = (typed: string) => foldCase(typed).replace(/\s+/g, ' ').trim()
