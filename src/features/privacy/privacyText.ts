import type { MessageDescriptor } from '@lingui/core'

/** A list item: a text, perhaps with a name before it. */
type Point = MessageDescriptor | { name: MessageDescriptor; text: MessageDescriptor }

export type Section = {
  /** Its fragment in the address. */
  id: string
  title: MessageDescriptor
  text?: readonly MessageDescriptor[]
  /** A part that the page draws after the text. */
  shows?: 'forms' | 'retention' | 'officer'
  points?: readonly Point[]
  links?: readonly { label: MessageDescriptor; href: string }[]
}

/** A field of a form, by its names in the API, and what it is used for. */
export type ListedField = {
  names: readonly string[]
  label: MessageDescriptor
  use: MessageDescriptor
  isOptional?: boolean
}

export type ListedForm = {
  title: MessageDescriptor
  path?: string
  enables: MessageDescriptor
  fields: readonly ListedField[]
}

/** The text of the privacy notice. One that was published is never changed. */
export type PrivacyText = {
  /** The day from which it holds. */
  from: string
  summary: readonly MessageDescriptor[]
  sections: readonly Section[]
  forms: readonly ListedForm[]
}
