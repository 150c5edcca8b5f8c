import { Option, type Command } from 'commander'
import { type Role, roles } from '@/domain/office/account'
import { readConfig, StartError } from '../config/config'
import type { PortalDatabase } from '../database/open'
import type { AccountTable, Db } from '../database/schema'
import {
  type Actor,
  changeAccount,
  inviteAccount,
  originOfLinks,
  plainEmail,
  renewLink,
  resetSecondFactor,
} from '../staff/accounts'
import { findAccountByEmail, listAccounts } from '../repositories/office/accounts'
import { logCommand, withContent, withReader, withWriter } from './withDatabase'
import { print, toTable, withExamples } from './terminal'

/** The command line as the author of a change. */
export const commandActor = async ({ db }: PortalDatabase): Promise<Actor> => ({
  log: logCommand,
  origin: await originOfLinks(db, readConfig(process.env)),
  time: new Date(),
})

type Added = { email: string; name: string; role: Role }

/** Adds an account and returns the link to set its password. */
export const addStaff = async ({ write }: PortalDatabase, added: Added, by: Actor) =>
  (await write((trx) => inviteAccount(trx, by, added))).link

/** Changes the account with an e-mail in one transaction. */
const changing = <Result>(
  { write }: PortalDatabase,
  email: string,
  work: (trx: Db, account: AccountTable) => Promise<Result>,
) =>
  write(async (trx) => {
    const account = await findAccountByEmail(trx, plainEmail(email))
    if (!account) throw new StartError(`There is no account ${email}. Nothing was changed.`)
    return work(trx, account)
  })

type Linked = { email: string; withoutSecondFactor?: boolean }

/** Makes a new link to set a password, and takes the second factor away if it was lost. */
export const linkStaff = (database: PortalDatabase, { email, withoutSecondFactor }: Linked, by: Actor) =>
  changing(database, email, async (trx, account) => {
    if (withoutSecondFactor) await resetSecondFactor(trx, by, account)
    return renewLink(trx, by, account)
  })

/** Lets an account sign in no more. */
export const removeStaff = (database: PortalDatabase, email: string, by: Actor) =>
  changing(database, email, (trx, { id }) => changeAccount(trx, by, id, { isActive: false }))

const stateOf = ({ is_active, password, totp_secret }: AccountTable) => {
  if (is_active !== 1) return 'removed'
  if (password === '') return 'invited'
  return totp_secret === '' ? 'active' : 'active, with second factor'
}

export const printLink = (link: string) => {
  print(link)
  print('The link is good once, for a day.')
}

const runAdd = (options: Added) =>
  withContent(false)(async (database) =>
    printLink(await addStaff(database, options, await commandActor(database))),
  )

const runLink = (options: Linked) =>
  withWriter(async (database) => printLink(await linkStaff(database, options, await commandActor(database))))

const runRemove = ({ email }: { email: string }) =>
  withWriter(async (database) => {
    await removeStaff(database, email, await commandActor(database))
    print(`Removed: ${email} can no longer sign in.`)
  })

const runReset = ({ email }: { email: string }) =>
  withWriter(async (database) => {
    const actor = await commandActor(database)
    await changing(database, email, (trx, account) => {
      if (account.totp_secret === '')
        throw new StartError(`${email} has no second factor. Nothing was changed.`)
      return resetSecondFactor(trx, actor, account)
    })
    print(`${email} is signed out, and signs in with the password alone from now on.`)
  })

const runList = () =>
  withReader(async ({ db }) => {
    const accounts = await listAccounts(db)
    const cells = accounts.map((account) => [
      account.email,
      account.name,
      account.role,
      stateOf(account),
      account.seen_at || '---',
    ])
    print(toTable(['email', 'name', 'role', 'state', 'seen'], cells))
  })

/** Adds `staff` with its subcommands. */
export const addStaffCommand = (portal: Command) => {
  const staff = portal.command('staff').description('The accounts of the staff, who sign in at /office.')
  const add = staff
    .command('add')
    .description('Adds an account, or takes up a removed one, and prints the link to set its password.')
    .requiredOption('--email <address>', 'with which they sign in')
    .requiredOption('--name <name>', 'as others see it')
    .addOption(new Option('--role <role>', 'what they may do').choices(roles).makeOptionMandatory())
    .action(runAdd)
  withExamples(add, 'staff add --email asha@example.org --name Asha --role owner')
  staff.command('list').description('Lists the accounts.').action(runList)
  staff
    .command('link')
    .description('Prints a new link to set the password of an account.')
    .requiredOption('--email <address>', 'of the account')
    .option('--without-second-factor', 'takes the second factor away as well')
    .action(runLink)
  staff
    .command('reset-second-factor')
    .description('Takes the second factor away from an account whose phone was lost.')
    .requiredOption('--email <address>', 'of the account')
    .action(runReset)
  staff
    .command('remove')
    .description('Lets an account sign in no more. What it did stays in the log.')
    .requiredOption('--email <address>', 'of the account')
    .action(runRemove)
}
