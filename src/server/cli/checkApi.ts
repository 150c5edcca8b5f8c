import type { Command } from 'commander'
import { readConfig, StartError } from '../config/config'
import { faultsOfApi } from '../content/checkApi'
import { print, warn, withExamples } from './terminal'

const run = async () => {
  const { apiHost, publicUrl, host, port } = readConfig(process.env)
  if (!apiHost)
    throw new StartError('API_HOST is not set: the server answers by itself, and there is nothing to check.')
  const origin = publicUrl ?? `http://${host}:${port}`
  const faults = await faultsOfApi({ apiHost, origin })
  for (const fault of faults) warn(fault)
  if (faults.length === 0) print(`${apiHost} answers every list, and pages of ${origin} may read them.`)
}

export const addCheckApiCommand = (portal: Command) =>
  withExamples(
    portal
      .command('check-api')
      .description(
        'Asks the API at API_HOST for every list as browsers do at PUBLIC_URL, and names what is wrong. Ends with code 1 if anything is.',
      )
      .action(run),
    'check-api',
  )
