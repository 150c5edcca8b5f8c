/** The values of a form: texts, lists of choices, and files; a file that was not chosen is null. */
export type FormFields = Record<string, string | readonly string[] | File | null>

/**
 * The multipart body of a submission. An empty field is sent as an empty text, a file that was not chosen
 * is not sent, and a list is sent as one field of JSON.
 */
export const toFormData = (fields: FormFields) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value.trim())
    else if (value instanceof File) body.append(name, value, value.name)
    else if (value !== null) body.append(name, JSON.stringify(value))
  }
  return body
}
