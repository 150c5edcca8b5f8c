import type { SerializedError } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

/** Why a request failed; the code 0 means that there was no usable answer. */
export type OfficeError = { code: number; message: string }

const NO_ANSWER = 'The server cannot be reached. Check your connection and try again.'
const FAULT = 'The server has a problem. Try again in a minute.'

const toldMessage = (data: unknown) => {
  const told = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof told === 'string' ? told : undefined
}

/** What a screen gets of a failed answer. */
export const toOfficeError = (error: FetchBaseQueryError): OfficeError =>
  typeof error.status === 'number'
    ? { code: error.status, message: toldMessage(error.data) ?? FAULT }
    : { code: 0, message: NO_ANSWER }

/** The sentence for the staff. */
export const messageOf = (error: OfficeError | SerializedError) => error.message || FAULT

/** The code of the answer, 0 without one. */
export const codeOf = (error: OfficeError | SerializedError | undefined) =>
  error && typeof error.code === 'number' ? error.code : 0
