import { fieldFault } from './documentPolicy'
import type { FileFault } from './fault'
import { FIELD, fieldsFault } from './fields'
import { xmlDecoder, xmlReader } from './xmlElements'

const NAMES = /instrText|fldSimple|ddeLink/i
/** In UTF-16. */
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
    return NAMES.test(text) || (text.includes('\0') && NAMES.test(text.replaceAll('\0', '')))
  }
}

const INSTRUCTIONS = new Set(['instrText', 'delInstrText'])
const MARKS: Record<string, string> = { begin: FIELD.begin, separate: FIELD.result, end: FIELD.end }
/** A workbook keeps such a link apart from its cells. */
const DDE_LINK = `${FIELD.begin}DDE${FIELD.end}`

/** Collects the fields of a part as the text of a .doc has them. Instructions may be split over runs. */
const fieldReader = () => {
  let fields = ''
  let depth = 0
  let stray = ''
  let isInstruction = false
  const reader = xmlReader({
    onElement: (name, attributes) => {
      if (INSTRUCTIONS.has(name)) isInstruction = true
      if (name === 'fldSimple') fields += FIELD.begin + (attributes().instr ?? '') + FIELD.end
      if (name === 'ddeLink') fields += DDE_LINK
      if (name !== 'fldChar') return
      const { fldCharType = '' } = attributes()
      fields += MARKS[fldCharType] ?? ''
      if (fldCharType === 'begin') depth += 1
      if (fldCharType === 'end') depth -= 1
    },
    onText: (text) => {
      if (!isInstruction) return
      if (depth > 0) fields += text
      else stray += text
    },
    onEnd: (name) => {
      if (INSTRUCTIONS.has(name)) isInstruction = false
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
