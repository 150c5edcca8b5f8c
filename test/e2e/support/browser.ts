import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)

/** Prefers the headless build, which is twice as fast. Undefined: Playwright uses its own browser. */
const chromium = onPath('chromium-headless-shell') ?? onPath('chromium')

const isRoot = process.getuid?.() === 0

const quietArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Requests to other hosts never leave this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** The launch options of every browser in the tests. */
export const browserToLaunch = {
  executablePath: chromium,
  args: isRoot ? ['--no-sandbox', ...quietArgs] : quietArgs,
}
