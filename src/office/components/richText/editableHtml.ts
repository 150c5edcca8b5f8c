import { textAsHtml } from '@/domain/bareHtml'
import { HAS_TAGS } from '@/domain/richText'

/** Headings of any level as the two that an editor has. */
const twoHeadings = (html: string) =>
  html.replace(
    /(<\/?)h([1-6])\b/gi,
    (_tag, start: string, level: string) => `${start}h${Number(level) < 4 ? 3 : 4}`,
  )

/** A stored text as the editor takes it: plain texts become paragraphs. */
export const editableHtml = (stored: string) =>
  twoHeadings(HAS_TAGS.test(stored) ? stored : textAsHtml(stored))
