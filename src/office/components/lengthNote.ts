import { tooLong } from '@/domain/office/jobLimits'

/** From this share of its limit on, a field says how much room is left. */
const NEAR = 0.9

type LengthNote = { hint?: string; error?: string }

/** What a field says of the length of its text while it is typed: that it is near its limit, or over it. */
export const lengthNote = (label: string, text: string, limit: number | undefined): LengthNote => {
  if (limit === undefined || text.length < NEAR * limit) return {}
  const left = limit - text.length
  // A star marks the label of a field that must be filled in.
  if (left < 0) return { error: `${label.replace(/ \*$/, '')} ${tooLong(limit)}.` }
  return { hint: left === 1 ? '1 character is left.' : `${left} characters are left.` }
}

/** The hint and the error of a field with those of its length. What was found wrong with it on sending comes first. */
export const withLength = (note: LengthNote, hint?: string, error?: string): LengthNote => ({
  hint: [hint, note.hint].filter(Boolean).join(' ') || undefined,
  error: error ?? note.error,
})
