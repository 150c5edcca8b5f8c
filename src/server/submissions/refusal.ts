import { problemSentence } from '@/domain/office/problems'
import type { Problem } from '@/domain/problem'

/** A request that is declined: the error handler answers with its code, headers, message and problems. */
export class Refusal extends Error {
  readonly code: number
  readonly headers: Record<string, string>
  /** The problems of single fields; the message is for clients that do not know the fields. */
  readonly problems: readonly Problem[] | undefined

  constructor(
    code: number,
    message: string,
    headers: Record<string, string> = {},
    problems?: readonly Problem[],
  ) {
    super(message)
    this.code = code
    this.headers = headers
    this.problems = problems
  }
}

export const INVALID_REQUEST = 'Invalid request.'

/** The request was understood but its content is not acceptable. */
export const unprocessable = (message: string) => new Refusal(422, message)

/** The same, because of one field, beside which the message is shown. */
export const fieldRefused = (field: string, message: string, code = 422) =>
  new Refusal(code, message, {}, [{ field, code: 'refused' }])

/** The refusal of a form with what is wrong with its fields; its message is the first problem, for programs. */
export const invalid = (problems: readonly Problem[], labelOf?: (field: string) => string) => {
  const [first = { field: '', code: '' }] = problems
  return new Refusal(422, problemSentence(first, labelOf), {}, problems)
}
