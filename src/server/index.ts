import { requireRecentNode, StartError } from './config/config'
import { reasonOf } from './database/reason'

const run = async () => {
  // Loaded afterwards: an older Node lacks built-in modules of the server.
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
