import { StarterKit } from '@tiptap/starter-kit'
import { textAsHtml } from '@/domain/bareHtml'
import { HAS_TAGS, linkProps } from '@/domain/richText'

/** The elements that `RichText` shows; its headings come below those of the page. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkProps(address) !== null,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
]

/** Elements that visitors see and that the editor does not keep. */
const NOT_KEPT = /<(table|dl|sub|sup)\b/i

/** Whether editing a text takes something of its form away. */
export const losesForm = (html: string) => NOT_KEPT.test(html)

/** Headings of any level as the two that an editor has. */
const twoHeadings = (html: string) =>
  html.replace(
    /(<\/?)h([1-6])\b/gi,
    (_tag, start: string, level: string) => `${start}h${Number(level) < 4 ? 3 : 4}`,
  )

/** A stored text as the editor takes it: plain texts become paragraphs. */
export const editableHtml = (stored: string) =>
  twoHeadings(HAS_TAGS.test(stored) ? stored : textAsHtml(stored))
