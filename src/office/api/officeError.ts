import type { SerializedError } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { type Problem, problemSentence } from '@/domain/content/problems'

/** Why a request failed. Code 0: no usable answer. */
export type OfficeError = { code: number; message: string; problems?: readonly Problem[] }

/** Why a hook has no data: a refusal, or a bug of ours. */
export type RequestError = OfficeError | SerializedError

export const UNAUTHORIZED = 401
export const NOT_FOUND = 404
export const CONFLICT = 409

const NO_ANSWER = 'The server cannot be reached. Check your connection and try again.'
const FAULT = 'The server has a problem. Try again in a minute.'

export const toOfficeError = ({ status, data }: FetchBaseQueryError): OfficeError => {
  if (typeof status !== 'number') return { code: 0, message: NO_ANSWER }
  const { message = FAULT, problems } = Object(data) as Partial<OfficeError>
  return { code: status, message, ...(problems && { problems }) }
}

export const messageOf = (error: RequestError) => error.message || FAULT

/** The code of the answer, 0 without one. */
export const codeOf = (error: RequestError | undefined) =>
  error && typeof error.code === 'number' ? error.code : 0

/** Problems of single fields; empty if the request failed as a whole. */
const problemsOf = (error: RequestError | undefined) =>
  error && 'problems' in error ? (error.problems ?? []) : []

/** Sentences for the fields of a form, by field name. */
export const fieldErrors = (
  error: RequestError | undefined,
  values: object,
  labelOf?: (field: string) => string,
) => {
  const errors: Record<string, string> = {}
  for (const problem of problemsOf(error))
    if (problem.field in values)
      errors[problem.field] ??=
        error && problem.code === 'refused' ? messageOf(error) : problemSentence(problem, labelOf)
  return errors
}

/** Focuses the first field with an error, in screen order. Rich text editors have a `data-name`. */
export const focusFirstError = (form: HTMLFormElement | null, errors: object) => {
  const named = form?.querySelectorAll<HTMLElement>('[name], [data-name]') ?? []
  ;[...named].find((at) => (at.getAttribute('name') ?? at.dataset.name ?? '') in errors)?.focus()
}
