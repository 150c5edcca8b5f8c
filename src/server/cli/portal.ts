import { Command } from 'commander'
import { requireRecentNode } from '../config/config'
import { addBackupCommand } from './backup'
import { addCheckApiCommand, addCheckCommand } from './check'
import { addDemoCommands } from './demo'
import { addExportContentCommand } from './exportContent'
import { addImportCommand } from './importContent'
import { addEraseCommand } from './erase'
import { addExportCommand } from './exportSubmissions'
import { errorMessage, PROGRAM, warn } from './terminal'
import { addMoveCommand } from './move'
import { addRestoreCommand } from './restore'
import { addStaffCommand } from './staff'

requireRecentNode()
// Personal data is readable by its owner only.
process.umask(0o077)

const AFTER_HELP = `
The commands use the database of DATABASE_URL if it is set, or else that of DATA_DIR (default: ./data). Run them with the
settings of the server. All but restore and move work while the server runs. For more about a command:
  ${PROGRAM} export --help`

const portal = new Command(PROGRAM)
  .description('Staff commands of the job portal.')
  .showHelpAfterError('Add --help to the command to see its arguments and options.')
  .addHelpText('after', AFTER_HELP)

addExportCommand(portal)
addEraseCommand(portal)
addCheckCommand(portal)
addBackupCommand(portal)
addRestoreCommand(portal)
addMoveCommand(portal)
addImportCommand(portal)
addExportContentCommand(portal)
addStaffCommand(portal)
addDemoCommands(portal)
addCheckApiCommand(portal)

const fail = (error: unknown) => {
  warn(errorMessage(error))
}

// A reader such as `head` may stop early; the command still runs to its end. A full disk is reported once.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE' && process.exitCode === undefined) fail(error)
})
process.stderr.on('error', () => undefined)

portal.parseAsync().catch(fail)
