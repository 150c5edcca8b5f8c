import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * What a server found wrong with its database, kept beside it for `check`: that a sound file is another one, or an older
 * copy, is seen only by the server that was using it.
 */
const noteOf = (file: string) => `${file}.fault`

/** Throws if it cannot be written. */
export const writeFaultNote = (file: string, fault: string, now: Date) =>
  writeFileSync(noteOf(file), `${now.toISOString()} ${fault}\n`, { mode: 0o600 })

export const removeFaultNote = (file: string) => rmSync(noteOf(file), { force: true })

/** Undefined if there is none. */
export const readFaultNote = (file: string) => {
  try {
    const [time = '', ...words] = readFileSync(noteOf(file), 'utf8').trim().split(' ')
    return { time, fault: words.join(' ') }
  } catch {
    return undefined
  }
}
