import { draftTexts } from '@/domain/office/answerDrafts'
import type { Language } from '@/domain/languages'
import type { AnswerKey } from '@/domain/office/answers'
import type { Db } from '../../database/schema'
import { listAnswerTexts } from '../../repositories/office/answers'

/** The text of an answer in a language. */
export type AnswerTexts = (key: AnswerKey, language: Language) => string

/** The texts of answers as the owner wrote them: without Hindi the English one, without English the draft. */
export const readAnswerTexts = async (db: Db): Promise<AnswerTexts> => {
  const written = new Map((await listAnswerTexts(db)).map((row) => [row.answer, row]))
  return (key, language) => {
    const row = written.get(key)
    const { text, text_hi } = row?.text.trim() ? row : draftTexts(key)
    return (language === 'hi' && text_hi.trim()) || text
  }
}
