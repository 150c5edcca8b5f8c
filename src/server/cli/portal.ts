import { Command } from 'commander'
import { requireRecentNode } from '../nodeVersion'
import { addBackupCommand } from './backup'
import { addCloseJobCommand } from './closeJobs'
import { addContentCommands } from './contentCommands'
import { addEraseCommand } from './erase'
import { addExportCommand } from './exportCommand'
import { PROGRAM } from './help'
import { addListCommand } from './list'
import { addMoveCommand } from './moveCommand'
import { addPurgeCommand } from './purge'
import { addRestoreCommand } from './restore'
import { inWords } from './errorMessages'

requireRecentNode()

const AFTER_HELP = `
The commands work on the database of DATA_DIR (./data, unless it is set), or of DATABASE_URL where that is set: give them
the settings of the server. All but restore and move work while the server runs. Each tells more:
  ${PROGRAM} export --help`

const portal = new Command(PROGRAM)
  .description('Commands for those who run the portal.')
  .showHelpAfterError('Add --help to the command to see what it takes.')
  .addHelpText('after', AFTER_HELP)

addListCommand(portal)
addExportCommand(portal)
addCloseJobCommand(portal)
addEraseCommand(portal)
addPurgeCommand(portal)
addBackupCommand(portal)
addRestoreCommand(portal)
addMoveCommand(portal)
addContentCommands(portal)

const fail = (error: unknown) => {
  process.stderr.write(`${inWords(error)}\n`)
  process.exitCode = 1
}

// A reader such as `head` that has read enough is no failure, and what is being done is done to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') fail(error)
})

portal.parseAsync().catch(fail)
