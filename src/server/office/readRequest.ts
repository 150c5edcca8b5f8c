import { object, type ObjectShape, type Schema, string, ValidationError } from 'yup'
import { type FileKind, fileProblem } from '@/domain/submissions/fileKinds'
import { INVALID_REQUEST, Refusal, unprocessable } from '../config/refusal'
import type { OpenContext } from './officeRoute'

/** The refusal of what no screen of the office sends. */
export const invalidRequest = () => unprocessable(INVALID_REQUEST)

const PAGE_SIZE = 25
const PAGE_SIZE_MAX = 100
const PAGE_MAX = 1_000_000

/** Which rows of a table are asked for: `page` counts from 0. */
export const pageIn = (query: URLSearchParams, usualSize = PAGE_SIZE) => {
  const page = Number(query.get('page') || 0)
  const pageSize = Number(query.get('pageSize') || usualSize)
  const isPage = Number.isInteger(page) && page >= 0 && page <= PAGE_MAX
  const isSize = Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= PAGE_SIZE_MAX
  if (!isPage || !isSize) throw invalidRequest()
  return { limit: pageSize, offset: page * pageSize }
}

/** A day such as 2026-01-31; undefined where none is given. */
export const dayIn = (query: URLSearchParams, name: string) => {
  const day = query.get(name)
  if (!day) return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) throw invalidRequest()
  return day
}

export const text = (charactersMax: number) => string().defined().max(charactersMax)

/** A body with these fields and no others. */
export const fields = <Shape extends ObjectShape>(shape: Shape) => object(shape).noUnknown().required()

export type Body = Readonly<Record<string, unknown>>

/** A body of fields that are read one by one. */
export const toBody = (body: unknown): Body => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidRequest()
  return body as Body
}

export const typedText = (value: unknown) => {
  if (typeof value !== 'string') throw invalidRequest()
  return value
}

/** Checks a JSON body and converts nothing. No form of the office sends a body of another shape. */
export const readBody = async <Type>(schema: Schema<Type>, body: unknown): Promise<Type> => {
  try {
    return await schema.validate(body, { strict: true })
  } catch (error) {
    throw error instanceof ValidationError ? invalidRequest() : error
  }
}

/** The one file of a multipart body. Throws a Refusal where there is none, and for one of a wrong kind or size. */
export const fileIn = async ({ readForm }: OpenContext, kind: FileKind<string>, missing: string) => {
  const { files } = await readForm({ file: kind })
  const file = files.get('file')
  if (!file) throw unprocessable(missing)
  const problem = fileProblem(kind, file)
  if (problem) throw new Refusal(file.size > kind.maxBytes ? 413 : 422, problem)
  return file
}
