/** A request that is declined: the error handler answers with its code, headers and message. */
export class Refusal extends Error {
  readonly code: number
  readonly headers: Record<string, string>

  constructor(code: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }
}

export const INVALID_REQUEST = 'Invalid request.'

/** The request was understood but its content is not acceptable. */
export const unprocessable = (message: string) => new Refusal(422, message)
