import { fieldFault, NESTED_FIELD } from './documentPolicy'
import type { FileFault } from '../fault'

/** As Word marks fields in its text: the instruction, then perhaps the result. Fields may lie within others. */
export const FIELD = { begin: '\x13', result: '\x14', end: '\x15' }

const MARKS = Object.values(FIELD).join('')
const TOKEN = new RegExp(`[${MARKS}]|[^${MARKS}]+`, 'g')
/** The longest path that Windows knows, and more. Programs that cite books write longer ones. */
const INSTRUCTION_MAX = 40_000

/** Books have some thousands of fields. */
const TOKENS_MAX = 200_000

/** Cut, with a mark, so that nothing can hide behind a long text. */
const appended = (instruction: string, text: string) => {
  const room = INSTRUCTION_MAX - instruction.length
  return text.length <= room
    ? instruction + text
    : instruction + text.slice(0, Math.max(room, 0)) + NESTED_FIELD
}

type OpenField = { instruction: string; isResult: boolean }

/** The instructions of all fields, also of those without an end. Undefined where there are too many. */
const instructionsIn = (text: string) => {
  const done: string[] = []
  const open: OpenField[] = []
  let tokens = 0
  for (const [token] of text.matchAll(TOKEN)) {
    const field = open.at(-1)
    tokens += 1
    if (tokens > TOKENS_MAX) return undefined
    if (token === FIELD.begin) {
      if (field && !field.isResult) field.instruction += NESTED_FIELD
      open.push({ instruction: '', isResult: false })
    } else if (token === FIELD.end) done.push(open.pop()?.instruction ?? '')
    else if (!field) continue
    else if (token === FIELD.result) field.isResult = true
    else if (!field.isResult) field.instruction = appended(field.instruction, token)
  }
  return [...done, ...open.map(({ instruction }) => instruction)]
}

/** Why the fields of a text are refused. */
export const fieldsFault = (text: string): FileFault | undefined => {
  const instructions = instructionsIn(text)
  return instructions ? instructions.map(fieldFault).find(Boolean) : 'bomb'
}
