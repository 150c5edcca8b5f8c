import { readFileSync } from 'node:fs'
import { type Company, sampleCompany } from '@/domain/content/company'
import { fileText } from '@/domain/text/fileText'

/** The footer has icons for these. */
const networks = new Set(sampleCompany.social.map(({ network }) => network))

type Group = Record<string, unknown>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fail = (name: string): never => {
  throw new Error(`has a wrong value at '${name}'. src/domain/content/company.json shows what it may hold.`)
}

/** The given value, or else the known one. Throws for a value that is unknown or of another kind. */
const merged = (known: unknown, given: unknown, name: string): unknown => {
  if (given === undefined) return known
  if (isGroup(known) && isGroup(given)) {
    const inside = (key: string) => (name ? `${name}.${key}` : key)
    for (const key of Object.keys(given)) if (!Object.hasOwn(known, key)) fail(inside(key))
    return Object.fromEntries(
      Object.entries(known).map(([key, value]) => {
        // A text that is given in English alone drops the Hindi of the sample.
        const isOther = key.endsWith('_hi') && Object.hasOwn(given, key.slice(0, -3))
        return [key, merged(isOther ? '' : value, given[key], inside(key))]
      }),
    )
  }
  if (Array.isArray(known) && Array.isArray(given))
    return given.map((item, index) => merged(known[0], item, `${name}.${index}`))
  return typeof given === typeof known && !isGroup(known) && !Array.isArray(known) ? given : fail(name)
}

const parse = (file: string): unknown => {
  try {
    return JSON.parse(fileText(readFileSync(file)) ?? '')
  } catch (error) {
    throw new Error(`cannot be read: ${(error as Error).message}.`, { cause: error })
  }
}

/** The company that a file names; what it leaves out is taken from the sample company. Throws where the file is wrong. */
export const readCompany = (file: string) => {
  const given = merged(sampleCompany, parse(file), '') as Company
  const wrong = given.social.findIndex(({ network }) => !networks.has(network))
  if (wrong >= 0) fail(`social.${wrong}.network`)
  // Links dial them from everywhere.
  for (const name of ['phone', 'whatsApp'] as const) if (!/^\+\d/.test(given[name])) fail(name)
  return given
}
