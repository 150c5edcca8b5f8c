import { fieldFault, NESTED_FIELD } from './documentPolicy'
import type { FileFault } from '../fault'
import { FIELD, fieldsFault } from './fields'
import { UnusableXml, xmlDecoder, xmlReader } from './xmlElements'

const NAMES = ['instrText', 'InstrText', 'fldSimple', 'fldChar', 'ddeLink']
/** In UTF-16, every other byte of a name is zero. */
const NAME_BYTES = new RegExp(NAMES.map((name) => name.replace(/\B/g, String.raw`\0?`)).join('|'))
const NAME_BYTES_MAX = 2 * 'instrText'.length

/**
 * Looks for elements of fields in a part, chunk by chunk. Most parts have none, and parsing takes far longer. Their names are ASCII,
 * which is the same in all encodings but for zeros.
 */
export const fieldFinder = () => {
  let tail = ''
  return (chunk: Buffer) => {
    const text = tail + chunk.toString('latin1')
    tail = text.slice(-NAME_BYTES_MAX)
    return NAME_BYTES.test(text)
  }
}

const INSTRUCTIONS = new Set(['instrText', 'delInstrText'])
const FIELD_ELEMENTS = new Set([...INSTRUCTIONS, 'fldSimple', 'fldChar'])
/** Word reads these as an instruction, too, where a field has one. */
const TEXTS = new Set([...INSTRUCTIONS, 't', 'delText'])
/** Word reads one of several alternatives. */
const ALTERNATIVES = new Set(['AlternateContent', 'Choice', 'Fallback'])
const ELEMENTS = new Set([...FIELD_ELEMENTS, ...TEXTS, ...ALTERNATIVES, 'ddeLink'])
/** Other elements of these names would be skipped by Word, and could hide a field. */
const NAMESPACES = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
])
const MARKS: Record<string, string> = { begin: FIELD.begin, separate: FIELD.result, end: FIELD.end }
/** A workbook keeps such a link apart from its cells. */
const DDE_LINK = `${FIELD.begin}DDE${FIELD.end}`

/** Collects the fields of a part as the text of a .doc has them. Instructions may be split over runs. */
const fieldReader = () => {
  const prefixes = new Set<string>()
  const otherPrefixes = new Set<string>()
  let fields = ''
  let depth = 0
  let stray = ''
  let isText = false
  const markAlternative = (name: string) => {
    if (depth > 0 && ALTERNATIVES.has(name)) fields += NESTED_FIELD
  }
  const reader = xmlReader({
    onNamespace: (prefix, uri) => {
      if (NAMESPACES.has(uri)) prefixes.add(prefix)
      else otherPrefixes.add(prefix)
    },
    onElement: (name, attributes, prefixOf) => {
      if (!ELEMENTS.has(name)) return
      markAlternative(name)
      if (name === 'ddeLink') fields += DDE_LINK
      const prefix = prefixOf()
      const isOfWord = prefixes.has(prefix) && !otherPrefixes.has(prefix)
      if (FIELD_ELEMENTS.has(name) && !isOfWord) throw new UnusableXml('a field of another kind')
      if (TEXTS.has(name)) isText = isOfWord && (depth > 0 || INSTRUCTIONS.has(name))
      if (name === 'fldSimple') fields += FIELD.begin + (attributes().instr ?? '') + FIELD.end
      if (name !== 'fldChar') return
      const { fldCharType = '' } = attributes()
      fields += MARKS[fldCharType] ?? ''
      if (fldCharType === 'begin') depth += 1
      if (fldCharType === 'end') depth = Math.max(depth - 1, 0)
    },
    onText: (text) => {
      if (!isText) return
      if (depth > 0) fields += text
      else stray += text
    },
    onEnd: (name) => {
      markAlternative(name)
      if (TEXTS.has(name)) isText = false
    },
  })
  return { reader, fault: () => fieldFault(stray) ?? fieldsFault(fields) }
}

/** Why the fields of a part are refused. */
export const xmlFieldFault = async (chunks: AsyncIterable<Buffer>): Promise<FileFault | undefined> => {
  const { reader, fault } = fieldReader()
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= xmlDecoder(chunk)
      reader.write(decoder.decode(chunk, { stream: true }))
    }
    reader.close()
  } catch {
    return 'unreadable'
  }
  return fault()
}
