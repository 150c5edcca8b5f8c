import { MOBILE_CHARACTERS } from '../site/limits'
import { withPlainDigits } from './compareText'

/** All digits of a text, in their order. */
export const digitsOf = (text: string) => withPlainDigits(text).replace(/\D/g, '')

/** Groups of digits with nothing between them but what people write within one number. */
export const NUMBER_GROUPS =
  /(?:\+[\s\p{Cf}\p{M}\p{Pd}\u2212.·_()[\]]*)?\d(?:[\s\p{Cf}\p{M}\p{Pd}\u2212.·_()[\]]*\d)*/gu
/** A number of ten digits, perhaps after +91, 91 or 0. */
const NATIONAL = new RegExp(`^0*(?:91)?0*((?!00)\\d{${MOBILE_CHARACTERS}})$`)
const LONGEST_INTERNATIONAL = 15
const LONGEST_PREFIX = 8
const STARTS_LIKE_MOBILE = /^[6-9]/

const groupsIn = (text: string) => text.match(/\d+/g) ?? []

type Reading = { numbers: string[]; cost: number }

/** Divides groups of digits into numbers of ten digits, each of whole groups, so that the fewest digits are left over. */
const readGroups = (groups: readonly string[]): string[] => {
  const readings: Reading[] = [{ numbers: [], cost: 0 }]
  // From the last group to the first: the reading of all groups behind is known.
  for (let start = groups.length - 1; start >= 0; start -= 1) {
    const behind = (end: number) => readings[groups.length - end] ?? { numbers: [], cost: 0 }
    const skipped = behind(start + 1)
    let best: Reading = { numbers: skipped.numbers, cost: skipped.cost + 2 * (groups[start]?.length ?? 0) }
    let digits = ''
    for (let end = start + 1; end <= groups.length; end += 1) {
      digits += groups[end - 1] ?? ''
      if (digits.length > MOBILE_CHARACTERS + LONGEST_PREFIX) break
      const number = NATIONAL.exec(digits)?.[1]
      if (number === undefined) continue
      const { numbers, cost } = behind(end)
      const total = cost + (STARTS_LIKE_MOBILE.test(number) ? 0 : 1)
      if (total <= best.cost) best = { numbers: [number, ...numbers], cost: total }
    }
    readings.push(best)
  }
  return readings[readings.length - 1]?.numbers ?? []
}

/** After a plus sign and a country code other than 91 all digits are one number. */
const readPart = (part: string) => {
  const groups = groupsIn(part)
  const digits = groups.join('').replace(/^0+/, '')
  const isForeign =
    part.startsWith('+') &&
    !digits.startsWith('91') &&
    digits.length > MOBILE_CHARACTERS &&
    digits.length <= LONGEST_INTERNATIONAL
  return isForeign ? [digits] : readGroups(groups)
}

/** The numbers in a field, each once: ten digits without a prefix, or all digits of a number from abroad. */
export const numbersIn = (field: string) => {
  const text = withPlainDigits(field)
  const parts = [...text.matchAll(NUMBER_GROUPS)].flatMap(([part]) => readPart(part))
  if (parts.length > 0) return [...new Set(parts)]
  const whole = readGroups(groupsIn(text))
  if (whole.length > 0) return [...new Set(whole)]
  const digits = digitsOf(text).replace(/^0+/, '')
  return digits === '' ? [] : [digits]
}
