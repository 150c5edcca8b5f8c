import { text1 } from './versions/1'
import { text2 } from './versions/2'
import { text3 } from './versions/3'

/** The published texts, the oldest first. */
export const privacyTexts = [text1, text2, text3]
