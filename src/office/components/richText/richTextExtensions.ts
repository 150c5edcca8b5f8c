import { StarterKit } from '@tiptap/starter-kit'
import { linkProps } from '@/domain/richText'

/** What `RichText` shows; its headings stand below those of the page. */
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
