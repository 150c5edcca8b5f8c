import sentences from './sentences.json'

export type FormCode = keyof typeof sentences

/** The sentence of a broken rule. Another language is another table of these codes. */
export const formSentence = ({ code }: { code: FormCode }) => sentences[code]
