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

/**
 * The chromium of the PATH, at best the one that is built without windows, which is twice as fast; Playwright's own
 * where there is none.
 */
const chromium = onPath('chromium-headless-shell') ?? onPath('chromium')

const isRoot = process.getuid?.() === 0

const quietArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing that a page asks of other hosts leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** How the browser of every check is started. */
export const browserToLaunch = {
  executablePath: chromium,
  args: isRoot ? ['--no-sandbox', ...quietArgs] : quietArgs,
}
