import { readFileSync } from 'node:fs'
import { type Company, company, COMPANY_DATA, sampleCompany, setCompany } from '@/domain/content/company'
import { asScriptData } from '@/domain/site/settings'
import { type Config, StartError } from '../config/config'
import { reasonOf } from '../database/reason'
import { fileText } from '../files/fileText'

/** Those that the footer has icons for. */
const networks = new Set(sampleCompany.social.map(({ network }) => network))

type Group = Record<string, unknown>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The known value where none is given; `fail` is called with the name of one that is unknown or of another kind. */
const merged = (known: unknown, given: unknown, name: string, fail: (name: string) => never): unknown => {
  if (given === undefined) return known
  if (isGroup(known) && isGroup(given)) {
    const inside = (key: string) => (name ? `${name}.${key}` : key)
    for (const key of Object.keys(given)) if (!Object.hasOwn(known, key)) fail(inside(key))
    return Object.fromEntries(
      Object.entries(known).map(([key, value]) => {
        // A text that is given in English alone drops the Hindi of the sample.
        const isOther = key.endsWith('_hi') && Object.hasOwn(given, key.slice(0, -3))
        return [key, merged(isOther ? '' : value, given[key], inside(key), fail)]
      }),
    )
  }
  if (Array.isArray(known) && Array.isArray(given))
    return given.map((item, index) => merged(known[0], item, `${name}.${index}`, fail))
  return typeof given === typeof known && !isGroup(known) && !Array.isArray(known) ? given : fail(name)
}

const parse = (file: string): unknown => {
  try {
    return JSON.parse(fileText(readFileSync(file)) ?? '')
  } catch (error) {
    throw new StartError(`COMPANY_FILE, ${file}, cannot be read: ${reasonOf(error)}.`, { cause: error })
  }
}

/** Reads the file of COMPANY_FILE: what it leaves out stays that of the sample company. */
export const applyCompanyFile = ({ companyFile }: Pick<Config, 'companyFile'>) => {
  if (companyFile === undefined) return
  const fail = (name: string): never => {
    throw new StartError(
      `COMPANY_FILE, ${companyFile}, has a wrong value at '${name}'. src/domain/content/company.json shows what it may hold.`,
    )
  }
  const given = merged(sampleCompany, parse(companyFile), '', fail) as Company
  const wrong = given.social.findIndex(({ network }) => !networks.has(network))
  if (wrong >= 0) fail(`social.${wrong}.network`)
  // Links dial them from everywhere.
  for (const name of ['phone', 'whatsApp'] as const) if (!/^\+\d/.test(given[name])) fail(name)
  setCompany(given)
}

/** The data block that brings the company to a page; '' for the one that the bundles have. */
export const companyBlock = () =>
  JSON.stringify(company) === JSON.stringify(sampleCompany)
    ? ''
    : `<script type="application/json" id="${COMPANY_DATA}">${asScriptData(company)}</script>`
