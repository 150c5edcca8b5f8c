import type { FastifyRequest } from 'fastify'
import { INVALID_REQUEST, unprocessable } from '../submissions/refusal'

const PAGE_SIZE = 25
const PAGE_SIZE_MAX = 100
const PAGE_MAX = 1_000_000

const wholeNumber = (text: string | null, fallback: number, min: number, max: number) => {
  if (!text) return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (value < min || value > max) throw unprocessable(INVALID_REQUEST)
  return value
}

/** The value in the address of a request for a parameter of its route. */
export const paramIn = ({ params }: FastifyRequest, name: string) =>
  (params as Readonly<Record<string, string>>)[name] ?? ''

/** Which rows of a table are asked for: `page` counts from 0. */
export const pageIn = (query: URLSearchParams, pageSizeOtherwise = PAGE_SIZE) => {
  const page = wholeNumber(query.get('page'), 0, 0, PAGE_MAX)
  const pageSize = wholeNumber(query.get('pageSize'), pageSizeOtherwise, 1, PAGE_SIZE_MAX)
  return { limit: pageSize, offset: page * pageSize }
}

/** A day such as 2026-01-31; undefined where none is given. */
export const dayIn = (query: URLSearchParams, name: string) => {
  const day = query.get(name)
  if (!day) return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) throw unprocessable(INVALID_REQUEST)
  return day
}
