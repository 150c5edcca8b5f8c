import type { Command } from 'commander'
import { counted } from '@/domain/display'
import { allKinds, type InboxKind } from '@/domain/office/inbox'
import { stateOptions } from '@/domain/office/states'
import { readConfig, StartError } from '../config'
import { addSampleContent } from '../content/sample'
import { resumeFile, SAMPLE_MOBILE, sampleSubmissions } from '../content/sampleSubmissions'
import type { PortalDatabase } from '../database/open'
import { isKnownMobile, listSampleChoices } from '../repositories/lookups'
import { findAccountByEmail } from '../repositories/office/accounts'
import { addTag, changeEntries, insertNote, recordChanges } from '../repositories/office/inboxChanges'
import type { Actor } from '../staff/accounts'
import { createStore } from '../submissions/storeSubmission'
import { addStaff, commandActor, linkStaff, printLink } from './staff'
import { print, withExamples } from './terminal'
import { logCommand, withContent, withWriter } from './withDatabase'

const HOUR_MS = 60 * 60 * 1000

type Sample = { kind: InboxKind; reference: string }

/** The sources of the samples, in turn. */
const SOURCES = ['whatsapp', 'poster', 'whatsapp', '', 'telegram', '']

/** Stores the samples as the site stores what visitors send, each at its time. */
export const addSampleSubmissions = async (database: PortalDatabase, now: Date) => {
  const choices = await listSampleChoices(database.db)
  if (choices.jobs.length === 0 || choices.locations.length === 0)
    throw new StartError('There is no open job to apply for. Import jobs first.')
  if (await isKnownMobile(database.db, SAMPLE_MOBILE))
    throw new StartError('The sample submissions are there already. Erase them first, one person at a time.')
  const samples = sampleSubmissions(choices)
  const details = counted(samples.length, 'submission')
  await database.write((trx) => logCommand(trx, { action: 'samples_added', details }))
  const stored: Sample[] = []
  for (const { table, hoursAgo, fields, resume } of samples) {
    const store = createStore(database, {
      now: () => new Date(now.getTime() - hoursAgo * HOUR_MS),
      limitMobile: () => Promise.resolve(),
      isMailed: false,
    })
    const files = resume ? [await resumeFile(resume)] : []
    const source = SOURCES[stored.length % SOURCES.length]
    const { reference = '' } = await store({ table, fields, files, key: undefined, source })
    stored.push({ kind: table, reference })
  }
  return stored
}

const OWNER = { email: 'owner@example.com', name: 'Nandini Rao', role: 'owner' } as const

const NOTE = 'Called: can join within two weeks.'

/** A tag for every third. */
const TAGS = ['Call back', 'Night shift', 'Walk-in']
const THIRD = 3

/** Spreads submissions over all states of their kinds, as if an account had worked through them. */
const workThrough = ({ write }: PortalDatabase, samples: readonly Sample[], accountId: string, now: Date) =>
  write(async (trx) => {
    const by = { at: now.toISOString(), accountId }
    for (const kind of allKinds) {
      const states = stateOptions([kind])
      const ofKind = samples.filter((sample) => sample.kind === kind)
      for (const [place, { reference }] of ofKind.entries()) {
        const { value: state = 'received' } = states[place % states.length] ?? {}
        const tag = TAGS[(place / THIRD) % TAGS.length]
        if (tag !== undefined) await addTag(trx, [reference], tag)
        if (state === 'received') continue
        await changeEntries(trx, [reference], { state, stateAt: by.at, assignee_id: accountId })
        await recordChanges(trx, [reference], by, [
          { what: 'state', value: state },
          { what: 'assignee', value: accountId },
        ])
      }
    }
    const [, noted] = samples
    if (noted) await insertNote(trx, { reference: noted.reference, text: NOTE, ...by })
  })

/** Prepares the office to be tried, and returns the link for its owner and how many submissions were added. */
export const addDemo = async (database: PortalDatabase, by: Actor) => {
  const { db } = database
  const known = await findAccountByEmail(db, OWNER.email)
  const link =
    known?.is_active === 1 ? await linkStaff(database, OWNER, by) : await addStaff(database, OWNER, by)
  if (await isKnownMobile(db, SAMPLE_MOBILE)) return { link, added: 0 }
  const samples = await addSampleSubmissions(database, by.time)
  const owner = await findAccountByEmail(db, OWNER.email)
  if (owner) await workThrough(database, samples, owner.id, by.time)
  return { link, added: samples.length }
}

const runDemo = () =>
  withContent(false)(async (database) => {
    if (readConfig(process.env).sampleContent) await addSampleContent(database, new Date())
    const { link, added } = await addDemo(database, await commandActor(database))
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
