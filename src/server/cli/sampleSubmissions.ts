import type { Command } from 'commander'
import { counted } from '@/domain/display'
import { StartError } from '../config'
import { resumeFile, SAMPLE_MOBILE, sampleSubmissions } from '../content/sampleSubmissions'
import type { PortalDatabase } from '../database/open'
import { isKnownMobile, listSampleChoices } from '../repositories/lookups'
import { createStore } from '../submissions/storeSubmission'
import { logCommand, withWriter } from './withDatabase'
import { print, withExamples } from './terminal'

const HOUR_MS = 60 * 60 * 1000

/** Stores the samples as the site stores what visitors send, each at its time, and returns how many. */
export const addSampleSubmissions = async (database: PortalDatabase, now: Date) => {
  const choices = await listSampleChoices(database.db)
  if (choices.jobs.length === 0 || choices.locations.length === 0)
    throw new StartError('There is no open job that anybody could apply for. Import jobs first.')
  if (await isKnownMobile(database.db, SAMPLE_MOBILE))
    throw new StartError('The sample submissions are there already. Erase them first, one person at a time.')
  const samples = sampleSubmissions(choices)
  const details = counted(samples.length, 'submission')
  await database.write((trx) => logCommand(trx, { action: 'samples_added', details }))
  for (const { table, hoursAgo, fields, resume } of samples) {
    const store = createStore(database, {
      now: () => new Date(now.getTime() - hoursAgo * HOUR_MS),
      limitMobile: () => Promise.resolve(),
      isMailed: false,
    })
    await store({ table, fields, files: resume ? [await resumeFile(resume)] : [], key: undefined })
  }
  return samples.length
}

const run = () =>
  withWriter(async (database) => {
    const added = await addSampleSubmissions(database, new Date())
    print(`${counted(added, 'made-up submission')} added. A server reads their resumes while it runs.`)
  })

export const addSampleSubmissionsCommand = (portal: Command) =>
  withExamples(
    portal
      .command('sample-submissions')
      .description(
        'Adds a few dozen made-up submissions with small Word files, to try the office with. Not for a portal that is in use.',
      )
      .action(run),
    'sample-submissions',
  )
