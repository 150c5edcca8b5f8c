/** A point of a list; its name stands before its text. */
type Point = { name?: string; text: string }

type Section = {
  /** Its fragment in the address. */
  id: string
  title: string
  text?: readonly string[]
  /** A part that the page draws after the text. */
  shows?: 'forms' | 'retention' | 'officer' | 'versions'
  points?: readonly Point[]
  links?: Readonly<Record<string, string>>
}

/** A form, and for each of its fields, by their names in the API, what it is used for. */
export type ListedForm = {
  title: string
  path?: string
  enables: string
  fields: readonly { names: readonly string[]; label: string; use: string; isOptional?: boolean }[]
}

/** A text of the privacy notice: the file of a number. One that was published is never changed. */
export type PrivacyText = {
  /** The day from which it holds. */
  from: string
  summary: readonly string[]
  sections: readonly Section[]
  forms: readonly ListedForm[]
}
