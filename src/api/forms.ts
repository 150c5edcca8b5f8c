import { nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'

/** The values of a form: texts, lists of choices, and files; a file that was not chosen is null. */
export type FormFields = Record<string, string | readonly string[] | File | null>

/** The multipart body: an empty field is an empty text, a list is JSON, and a file that was not chosen is not sent. */
export const toFormData = (fields: FormFields) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value.trim())
    else if (value instanceof File) body.append(name, value, value.name)
    else if (value !== null) body.append(name, JSON.stringify(value))
  }
  return body
}

/** A form that is being sent, and a callback for its upload progress. */
type PendingForm = { fields: FormFields; onProgress?: (fraction: number) => void }

/** Forms by id. Redux sees the id alone: files and callbacks enter neither state nor actions. */
export type PendingForms = Map<string, PendingForm>

/** Runs a mutation that sends this form; `send` triggers it with the id of the form. */
export const sendPendingForm =
  <Result>(
    form: PendingForm,
    send: (formId: string) => PromiseLike<Result>,
  ): ThunkAction<Promise<Result>, unknown, { pendingForms: PendingForms }, UnknownAction> =>
  async (_dispatch, _getState, { pendingForms }) => {
    const formId = nanoid()
    pendingForms.set(formId, form)
    try {
      return await send(formId)
    } finally {
      pendingForms.delete(formId)
    }
  }

/** Posts a form and reports how much of it is sent, from 0 to 1, which `fetch` cannot. Rejects if no answer arrives. */
export const uploadForm = async (
  url: string,
  { body, headers, signal }: { body: FormData; headers: Record<string, string>; signal: AbortSignal },
  onProgress: (fraction: number) => void,
) => {
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(loaded / total)
  })
  request.open('POST', url)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  signal.addEventListener('abort', () => request.abort())
  request.send(body)
  // A timeout fires neither `load` nor `error`.
  await new Promise((ended) => request.addEventListener('loadend', ended))
  const { status, responseText } = request
  // Without an answer the status is 0, for which `Response` throws.
  return new Response(responseText || null, { status })
}

export type Upload = typeof uploadForm
