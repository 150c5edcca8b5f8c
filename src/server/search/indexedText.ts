import { hasHindi } from '@/domain/compareText'
import type { SearchableJob } from '@/domain/jobs/searchableJob'

const OTHERS = /[^\p{Script=Devanagari}\p{M}\s]/gu
/** Unicode's private characters. */
const [FIRST, COUNT] = [0xe000, 0x1900]

/** A text in Hindi with private characters for all that are not of Hindi, so that none is found by a text without Hindi. */
const setApart = (text: string) =>
  text.replace(OTHERS, (character) => String.fromCharCode(FIRST + ((character.codePointAt(0) ?? 0) % COUNT)))

/** The folded texts of a job as the index has them. */
export const indexedText = ({ texts, hindi }: SearchableJob) => [...texts, ...hindi.map(setApart)].join('\n')

/** A folded text as it may stand in the index. */
export const indexedForms = (text: string) => (hasHindi(text) ? [...new Set([text, setApart(text)])] : [text])
