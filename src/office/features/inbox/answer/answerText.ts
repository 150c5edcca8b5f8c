import { textIn } from '@/domain/languages'
import { type Drafts, fillAnswer, type FieldValues, withBring } from '@/domain/office/answers'
import type { AnswerDraft } from '../../../store/drafts'

/** The text for the choices. Fields without a value stay, and are filled in when it is told. */
export const readyText = (
  { language, texts }: Pick<Drafts<unknown>, 'language' | 'texts'>,
  { language: chosen = language, reason, hasSimilar }: AnswerDraft,
  values: FieldValues = {},
) => {
  const { text, reasons, similar } = textIn(texts, chosen)
  const template = (reason && reasons?.[reason]) ?? text
  const filled = fillAnswer(withBring(template, values.bring ?? ''), values)
  return hasSimilar && similar ? `${filled}\n\n${similar}` : filled
}

/** The difference between two texts, in whole lines or in whole words. */
const differenceOf = (before: string, after: string, gap: RegExp) => {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  while (start > 0 && !gap.test(before.charAt(start - 1))) start -= 1
  while (end > 0 && !gap.test(before.charAt(before.length - end))) end -= 1
  return [before, after].map((text) => text.slice(start, text.length - end))
}

/**
 * A text that was changed by hand, with what differs between two ready texts exchanged in it: the sentence of a reason, a
 * day. Undefined where it does not stand there once.
 */
export const carriedOver = (typed: string, before: string, after: string) => {
  if (after.startsWith(before)) return typed + after.slice(before.length)
  for (const gap of [/\n/, /\s/]) {
    const [was = '', is = ''] = differenceOf(before, after, gap)
    const [head, tail, ...more] = was === '' ? [] : typed.split(was)
    if (head !== undefined && tail !== undefined && more.length === 0) return head + is + tail
  }
  return undefined
}
