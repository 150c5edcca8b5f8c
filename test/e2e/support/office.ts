import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { Role } from '../../../src/domain/office/roles'
import type { Portal } from './portal'

const COMMANDS = resolve(import.meta.dirname, '../../../dist/server/portal.mjs')

/** Of every account of the tests. */
const PASSWORD = 'marigold on the terrace'

/** Adds an account as an owner does at the terminal, and signs in with it in the browser. */
export const signInAs = async (page: Page, { dataDir, origin }: Portal, role: Role) => {
  const email = `${role}-${Date.now()}@office.example`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      COMMANDS,
      'staff',
      'add',
      '--email',
      email,
      '--name',
      role,
      '--role',
      role,
    ],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  )
  const token = /token=([\w-]+)/.exec(stdout)?.[1] ?? ''
  await page.goto(`${origin}/office/set-password?token=${token}`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Account' }).waitFor()
}
