import { parseFragment } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'

/**
 * Stands in for `html-dom-parser` in the server's bundle. Content is mended by the rules of browsers, as it will be in the
 * browser that takes the page over: a row gets its table body, and both draw the same.
 */
const htmlToDom = (html: string) => parseFragment(html, { treeAdapter: adapter }).children

export default htmlToDom
