import type { Command } from 'commander'
import type { Company } from '@/domain/content/company'
import { todayInIndia } from '@/domain/site/calendar'
import { counted } from '@/domain/text/display'
import { readConfig, StartError } from '../config/config'
import { addSampleContent } from '../content/sample'
import { SAMPLE_MOBILE, sampleSubmissions, type SampleWork } from '../content/sampleSubmissions'
import type { PortalDatabase } from '../database/open'
import { isKnownMobile, listSampleChoices } from '../repositories/lookups'
import { findAccountByEmail } from '../repositories/office/accounts'
import type { Actor } from '../staff/accounts'
import { createStore } from '../submissions/storeSubmission'
import { workOn } from './demoWork'
import { addStaff, commandActor, linkStaff, printLink } from './staff'
import { print, withExamples } from './terminal'
import { logCommand, withContent, withWriter } from './withDatabase'

const HOUR_MS = 60 * 60 * 1000
/** The office works on a sample after at most so many days. */
const DAYS_WORKED = 3

const limitMobile = () => Promise.resolve()

type Stored = { reference: string; sentAt: Date; work: SampleWork }

/** Stores the samples as the site stores what visitors send, each at its time. */
export const addSampleSubmissions = async (database: PortalDatabase, now: Date) => {
  const choices = await listSampleChoices(database.db, todayInIndia(now.getTime()))
  if (choices.jobs.length === 0 || choices.locations.length === 0)
    throw new StartError('There is no open job to apply for. Import jobs first.')
  if (await isKnownMobile(database.db, SAMPLE_MOBILE))
    throw new StartError('The sample submissions are there already. Erase them first, one person at a time.')
  const stored: Stored[] = []
  for await (const { hoursAgo, work, ...form } of sampleSubmissions(choices)) {
    const sentAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
    const store = createStore(database, { now: () => sentAt, limitMobile, isMailed: false })
    const { reference = '' } = await store({ ...form, key: undefined })
    stored.push({ reference, sentAt, work })
  }
  const details = counted(stored.length, 'submission')
  await database.write((trx) => logCommand(trx, { action: 'samples_added', details }))
  return stored
}

const OWNER = { email: 'owner@example.com', name: 'Nandini Rao', role: 'owner' } as const

/** Prepares the office to be tried, and returns the link for its owner and how many submissions were added. */
export const addDemo = async (database: PortalDatabase, company: Company, by: Actor) => {
  const { db } = database
  const { time: now, origin } = by
  const known = await findAccountByEmail(db, OWNER.email)
  const link =
    known?.is_active === 1 ? await linkStaff(database, OWNER, by) : await addStaff(database, OWNER, by)
  if (await isKnownMobile(db, SAMPLE_MOBILE)) return { link, added: 0 }
  const samples = await addSampleSubmissions(database, now)
  const { id: accountId = '' } = (await findAccountByEmail(db, OWNER.email)) ?? {}
  await database.write(async (trx) => {
    for (const [index, { reference, sentAt, work }] of samples.entries()) {
      const worked = sentAt.getTime() + (1 + (index % DAYS_WORKED)) * 24 * HOUR_MS
      const at = new Date(Math.min(worked, now.getTime())).toISOString()
      await workOn(trx, reference, work, { accountId, now, origin, company, at })
    }
  })
  return { link, added: samples.length }
}

const runDemo = () =>
  withContent(false)(async (database) => {
    const { sampleContent, company } = readConfig(process.env)
    if (sampleContent) await addSampleContent(database, new Date())
    const { link, added } = await addDemo(database, company, await commandActor(database))
    if (added > 0) print(`${counted(added, 'made-up submission')} added, in every state.`)
    print(`Open this link while the server runs, and choose a password for ${OWNER.email}:`)
    printLink(link)
  })

const runSamples = () =>
  withWriter(async (database) => {
    const { length: added } = await addSampleSubmissions(database, new Date())
    print(`${counted(added, 'made-up submission')} added. A server reads their resumes while it runs.`)
  })

/** Adds `demo` and `sample-submissions`, with which the office is tried. */
export const addDemoCommands = (portal: Command) => {
  const demo = portal
    .command('demo')
    .description(
      `Prepares the office to be tried: sample submissions in every state, and an owner, ${OWNER.email}, with a link to choose a password. Not for a portal that is in use.`,
    )
    .action(runDemo)
  withExamples(demo, 'demo')
  const samples = portal
    .command('sample-submissions')
    .description(
      'Adds a few dozen made-up submissions with small Word files, to try the office with. Not for a portal that is in use.',
    )
    .action(runSamples)
  withExamples(samples, 'sample-submissions')
}
