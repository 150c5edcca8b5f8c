import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { ALLOWED, DROPPED, RENAMED, VOID } from './richText'

/** Tags that do not separate words: `Sales<b>force</b>` reads Salesforce. */
export const INLINE_TAGS = new Set(
  'a abbr b bdi bdo cite code del em font i ins label mark q s small span strike strong sub sup u wbr'.split(
    ' ',
  ),
)
/** The other elements of HTML that texts may come with; only what is inside of them is shown. */
const OTHERS = new Set(
  'aside base body col colgroup details fieldset figcaption figure frame frameset html img legend nav optgroup option picture pre source summary'.split(
    ' ',
  ),
)
/** They end where the next one begins. */
const LEFT_OPEN = new Set('dd dt li p td th tr'.split(' '))

/** Whether an element of HTML has this name. */
export const isElement = (name: string) =>
  [ALLOWED, DROPPED, INLINE_TAGS, OTHERS].some((names) => names.has(name)) || RENAMED.has(name)

/** Comments, declarations, tags, and the `<` and line breaks between them. A quoted attribute may hold `>`. */
const TOKEN =
  /<!--[\s\S]*?-->|<[!?](?:doctype|xml|\[)[^<>]*>|<(\/?)([a-z][a-z\d:-]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^'"<>])*)>|<|\n/gi
const HAS_VALUE = /[\w-]\s*=\s*["'\w/#]/

/**
 * Reads a text that may be HTML or plain: `List<String>`, `HR <jobs@example.org>` and `(<title>)` are words. `html` has
 * `&lt;` for each `<` that begins no element, and breaks for the lines of a text that marks only words.
 */
export const readMarkup = (text: string): { html: string; isHtml: boolean } => {
  if (!text.includes('<')) return { html: text, isHtml: false }
  const tags = [...text.matchAll(TOKEN)]
    .filter(([, , name]) => name)
    .map(({ index, 1: slash, 2: name = '', 3: attributes = '' }) => ({
      index,
      isEnd: slash !== '',
      name: name.toLowerCase(),
      attributes,
    }))
  const ends = new Map(tags.filter(({ isEnd }) => isEnd).map(({ name, index }) => [name, index]))
  const start = text.search(/\S/)
  type Tag = (typeof tags)[number]
  /** Closed, empty, with attributes, or a paragraph with which the text begins: no words look so. */
  const isSure = ({ index, isEnd, name, attributes }: Tag) =>
    !isEnd &&
    ((ends.get(name) ?? -1) > index ||
      VOID.has(name) ||
      (isElement(name) && HAS_VALUE.test(attributes)) ||
      (LEFT_OPEN.has(name) && index === start))
  const sure = new Set(tags.filter(isSure))
  const isHtml = sure.size > 0
  const opened = new Set([...sure].map(({ name }) => name))
  /** In HTML an element that is not closed is carelessness, unless it would hide the words behind it. */
  const isTag = (tag: Tag) => {
    const { name, isEnd } = tag
    const isCutScript = tag === tags[tags.length - 1] && /^(?:script|style)$/.test(name)
    return (
      sure.has(tag) ||
      isCutScript ||
      (isEnd ? opened.has(name) || isElement(name) : isElement(name) && !DROPPED.has(name))
    )
  }
  const taken = new Map((isHtml ? tags.filter(isTag) : []).map((tag) => [tag.index, tag]))
  const hasBlocks = [...taken.values()].some(({ name }) => !INLINE_TAGS.has(name))
  const html = text.replace(TOKEN, (found: string, ...rest: (string | number | undefined)[]) => {
    if (found === '\n') return isHtml && !hasBlocks ? '<br>' : found
    const [, name, , index] = rest
    if (name === undefined) return found === '<' ? '&lt;' : ' '
    return taken.has(Number(index)) ? found : `&lt;${found.slice(1)}`
  })
  return { html, isHtml }
}

/** Elements whose content is not text. */
export const UNSHOWN = /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
/** A quoted attribute may hold `>`. */
export const TAG = /<\/?([a-z][a-z0-9:-]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi

/** Folds runs of blanks. Single spaces are not matched, which makes long texts three times as fast. */
export const singleSpaced = (text: string) => text.replace(/\s{2,}|[^\S ]/g, ' ').trim()

const decodeReference = (reference: string, decimal?: string, hex?: string, name?: string) => {
  if (name) return decodeNamedCharacterReference(name) || reference
  const codePoint = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16)
  const isCharacter = codePoint > 0 && codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff)
  return isCharacter ? String.fromCodePoint(codePoint) : reference
}

/** The text of HTML on one line, with decoded entities, for searches and cut texts. HTML is shown by `RichText`. */
export const plainText = (html: string) => {
  let text = readMarkup(html).html
  if (text.includes('<')) {
    text = text
      .replace(UNSHOWN, ' ')
      .replace(TAG, (_tag, name: string) => (INLINE_TAGS.has(name.toLowerCase()) ? '' : ' '))
  }
  if (text.includes('&')) text = text.replace(REFERENCE, decodeReference)
  return singleSpaced(text)
}
