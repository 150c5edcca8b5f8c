const MACRO_TYPE = /macroEnabled|vbaProject/i
const REFERENCE = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi
/** Office takes no document that declares entities; what they stand for nobody here looks up. */
const DECLARATION = /<!(?:DOCTYPE|ENTITY)/i

/** The text in any encoding, as far as names of types go, with what was written as numbers. */
const plainLetters = (xml: Buffer) =>
  xml
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(REFERENCE, (_reference, hex: string | undefined, decimal: string | undefined) =>
      String.fromCharCode(hex === undefined ? Number(decimal) : parseInt(hex, 16)),
    )

/** Whether the list of a document's types names macros, or may hide that it does. */
export const namesMacros = (types: Buffer) => {
  const text = plainLetters(types)
  return MACRO_TYPE.test(text) || DECLARATION.test(text)
}

const RELATION = /<(?:\w+:)?Relationship\s(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi
const FETCHED = /\/(?:attachedTemplate|oleObject)$/i
/** Templates on a disk or a share of an office are common, and hyperlinks and linked pictures are harmless. */
const INTERNET = /^\s*(?:https?|ftp|mhtml|ms-\w+):/i

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).join('') ?? ''

/** Whether Word, as it opens the document, fetches from the internet what may hold a program. */
export const readsElsewhere = (relations: Buffer) => {
  const text = plainLetters(relations)
  if (DECLARATION.test(text)) return true
  const tags = text.match(RELATION) ?? []
  return tags.some(
    (tag) => FETCHED.test(attributeOf(tag, 'Type')) && INTERNET.test(attributeOf(tag, 'Target')),
  )
}

/** Whether one part calls another, under whatever name, its macros. */
export const leadsToMacros = (relations: Buffer) =>
  (plainLetters(relations).match(RELATION) ?? []).some((tag) =>
    /\/vbaProject/i.test(attributeOf(tag, 'Type')),
  )
