import { problemSentence } from '@/domain/office/problems'
import type { Problem } from '@/domain/problem'
import { Refusal } from '../submissions/refusal'

/** The refusal of a form with what is wrong with its fields; its message is the first problem, for programs. */
export const invalid = (problems: readonly Problem[], labelOf?: (field: string) => string) => {
  const [first = { field: '', code: '' }] = problems
  return new Refusal(422, problemSentence(first, labelOf), {}, problems)
}
