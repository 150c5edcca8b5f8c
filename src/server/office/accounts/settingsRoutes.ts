import { boolean } from 'yup'
import { readSettings, writeSettings } from '../../repositories/office/settings'
import type { GuardedRoute, OfficeRoute } from '../officeRoute'
import { fields, readBody } from '../readBody'

const read: GuardedRoute = {
  method: 'GET',
  path: '/settings',
  role: 'owner',
  answer: ({ database }) => readSettings(database.db),
}

const settingsBody = fields({ requireTwoFactor: boolean().defined() })

const write: GuardedRoute = {
  method: 'PUT',
  path: '/settings',
  role: 'owner',
  answer: async ({ request, database, log }) => {
    const settings = await readBody(settingsBody, request.body)
    await database.write(async (trx) => {
      await writeSettings(trx, settings)
      const details = `two-factor sign-in is ${settings.requireTwoFactor ? 'required' : 'optional'}`
      await log(trx, { action: 'settings_changed', details })
    })
    return settings
  },
}

export const settingsRoutes: OfficeRoute[] = [read, write]
