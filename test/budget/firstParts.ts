import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Written by the build: what every visitor loads before any screen. */
const FIRST_MODULES = resolve(import.meta.dirname, '../../dist/first-modules.json')

/** The parts of MUI that may be in the first chunk, and what renders each there. */
const allowed: Record<string, string> = {
  Box: 'the frame, the notices and the spinner',
  Container: 'the width of the header, the footer and the error screen',
  Portal: 'the place of the notices, above every dialog',
  Typography: 'the heading and the text of the error screen',
}

/** Folders of MUI that are no components; those are named in capitals. */
const COMPONENT = /node_modules\/@mui\/material\/([A-Z]\w*)\//
const WITHOUT_LOOK = new Set(['DefaultPropsProvider'])

/** Parts that nothing of the first view renders, and allowances that stand for nothing any more. */
export const faultsOfFirstParts = (): string[] => {
  const modules = JSON.parse(readFileSync(FIRST_MODULES, 'utf8')) as string[]
  const found = new Set(
    modules
      .map((module) => COMPONENT.exec(module.replaceAll('\\', '/'))?.[1])
      .filter((part) => part !== undefined && !WITHOUT_LOOK.has(part)),
  )
  const unused = [...found].filter((part) => part && !(part in allowed))
  const stale = Object.keys(allowed).filter((part) => !found.has(part))
  return [
    ...unused.map((part) => `MUI's ${part} is in the first chunk, and no reason is given for it.`),
    ...stale.map((part) => `MUI's ${part} is allowed in the first chunk, but is not in it.`),
  ]
}
