import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_LANGUAGE } from '../languages'

/** A type as the address has it and as a visitor reads it; `schema` is Google's value, which some types, such as Permanent, lack. */
const typeOf = (label: string, name: MessageDescriptor, words: RegExp, schema?: string) => ({
  label,
  name,
  words,
  schema,
})

/** In the order in which a list offers them. */
const table = [
  typeOf('Full time', msg`Full time`, /\bfull[\s-]?time\b|पूर्णकालिक|फुल टाइम/i, 'FULL_TIME'),
  typeOf('Part time', msg`Part time`, /\bpart[\s-]?time\b|अंशकालिक|पार्ट टाइम/i, 'PART_TIME'),
  typeOf('Permanent', msg`Permanent`, /\b(?:permanent|regular)\b|स्थायी/i),
  typeOf(
    'Contract',
    msg`Contract`,
    /\bcontract(?:ual|or)?\b|\b(?:third|3rd)[\s-]party\b|\bpayroll\b|संविदा|अनुबंध|ठेका/i,
    'CONTRACTOR',
  ),
  typeOf(
    'Temporary',
    msg`Temporary`,
    /\b(?:fixed[\s-]term|temporary|temp|seasonal|project[\s-]based)\b|अस्थायी/i,
    'TEMPORARY',
  ),
  typeOf(
    'Apprenticeship',
    msg`Apprenticeship`,
    /\b(?:apprentice(?:ship)?|trainee|naps|nats)\b|अप्रेंटिस|प्रशिक्षु/i,
  ),
  typeOf('Internship', msg`Internship`, /\bintern(?:ship)?s?\b|इंटर्न/i, 'INTERN'),
  typeOf('Freelance', msg`Freelance`, /\bfree[\s-]?lanc(?:e|er|ing)\b|\bgig\b|\bcommission\b/i),
  typeOf(
    'Daily wage',
    msg`Daily wage`,
    /\b(?:daily[\s-](?:wages?|rated)|per[\s-]diem)\b|दिहाड़ी|दैनिक/i,
    'PER_DIEM',
  ),
  typeOf('Volunteer', msg`Volunteer`, /\bvolunteer\b/i, 'VOLUNTEER'),
]

export const employmentTypes: readonly string[] = table.map(({ label }) => label)

/** A known type as a visitor reads it. */
export const employmentTypeName = (label: string, i18n: I18n) => {
  const type = table.find((one) => one.label === label)
  return type && i18n._(type.name)
}

/** '6 months, then permanent' names what follows the job, not its type. */
const WHAT_FOLLOWS = /\([^()]*\)/g

const OTHER_MAX_CHARACTERS = 24

/** A short text of other words is a type of its own. */
const other = (text: string) => {
  const label = text.replace(/\s+/g, ' ').trim()
  return /\p{L}/u.test(label) && label.length <= OTHER_MAX_CHARACTERS
    ? [label.charAt(0).toUpperCase() + label.slice(1).toLowerCase()]
    : []
}

const typesIn = (written: string) => {
  const text = written.replace(WHAT_FOLLOWS, ' ')
  return table.filter(({ words }) => words.test(text))
}

/** The types that a text names, by their labels: 'Full Time, Permanent' names two. */
export const employmentTypesOf = (written: string): readonly string[] => {
  const found = typesIn(written)
  return found.length > 0 ? found.map(({ label }) => label) : other(written)
}

/** The types of a text by the names of schema.org. */
export const employmentSchemasOf = (written: string) => typesIn(written).flatMap(({ schema }) => schema ?? [])

/** 'Contract (12 months)'. */
const WITH_MONTHS = /^([^()]+)\((\d+) months\)$/i

const partName = (part: string, i18n: I18n) => {
  const [, named = part, months] = WITH_MONTHS.exec(part.trim()) ?? []
  const known = named.includes('(') ? undefined : typesIn(named)[0]
  const type = known && i18n._(known.name)
  return type && months ? i18n._(msg`${type} (${months} months)`) : type
}

/** The employment type of a job as a visitor reads it: in another language where each part of it is a known type. */
export const employmentTypeText = (written: string, i18n: I18n) => {
  if (i18n.locale === DEFAULT_LANGUAGE) return written
  const names = written.split(/[,/|]/).map((part) => partName(part, i18n))
  return names.includes(undefined) ? written : [...new Set(names)].join(', ')
}
