import { type AnswerKey, type DeclineReason, type Language, reasonKey } from '@/domain/office/answers'
import drafts from '@/domain/office/answerTexts.json'
import type { Db } from '../../database/schema'
import { listAnswerTexts } from '../../repositories/office/answers'

/** The text of an answer in a language. */
export type AnswerTexts = (key: AnswerKey, language: Language) => string

type Row = { answer: string; text: string; text_hi: string }

const inLanguage = (row: Row | undefined, language: Language) =>
  language === 'hi' ? row?.text_hi : row?.text

/** The texts of answers as the owner wrote them; where there is none, the draft. */
export const readAnswerTexts = async (db: Db): Promise<AnswerTexts> => {
  const written = new Map((await listAnswerTexts(db)).map((row) => [row.answer, row]))
  const ready = new Map(drafts.map((row) => [row.answer, row]))
  return (key, language) =>
    inLanguage(written.get(key), language)?.trim() || (inLanguage(ready.get(key), language) ?? '')
}

export const reasonText = (texts: AnswerTexts, reason: DeclineReason, language: Language) =>
  texts(reasonKey(reason), language)
