import { readConfig, requireRecentNode, StartError } from './config/config'
import { applyCompanyFile } from './content/companyFile'
import { reasonOf } from './database/reason'

const run = async () => {
  applyCompanyFile(readConfig(process.env))
  // Loaded afterwards: screens name the company as they are loaded, and an older Node lacks built-in modules of the server.
  const { start } = await import('./start')
  await start()
}

requireRecentNode()
// One sentence says why the server cannot start.
run().catch((error: unknown) => {
  const sentence =
    error instanceof StartError ? error.message : `The portal could not start: ${reasonOf(error)}`
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
})
