import type { AnswerKey } from './answers'
import drafts from './answerTexts.json'

/** The texts with which the program comes, as the owner's row has them. */
export const draftTexts = (key: AnswerKey) => {
  const { text = '', text_hi = '' } = drafts.find(({ answer }) => answer === key) ?? {}
  return { text, text_hi }
}
