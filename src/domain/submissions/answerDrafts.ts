import type { AnswerKey } from './answers'
import drafts from './answerTexts.json'

/** The texts that ship with the program, as a content row holds them. */
export const draftTexts = (key: AnswerKey) => {
  const { text = '', text_hi = '' } = drafts.find(({ answer }) => answer === key) ?? {}
  return { text, text_hi }
}
