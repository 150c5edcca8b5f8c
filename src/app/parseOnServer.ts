import { parseFragment } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import type { ParseHtml } from '@/components/parseHtml'

/** Reads HTML where there is no browser, by the rules of browsers: both draw the same of it, however it was written. */
export const parseOnServer: ParseHtml = (html) => parseFragment(html, { treeAdapter: adapter }).children
