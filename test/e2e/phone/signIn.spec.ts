import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('Log In sends nothing anywhere, says so, and keeps nothing', async ({ page, context }) => {
  await visit(page, '/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password').fill('open sesame')
  const asked: string[] = []
  // Dialogs that may be opened later come while nothing else happens.
  page.on('request', (request) => /\/assets\//.test(request.url()) || asked.push(request.url()))
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'No account is needed' })).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])
  await expect(page).toHaveURL('/sign-in')

  const { origins, cookies } = await context.storageState()
  expect({ origins, cookies }).toEqual({ origins: [], cookies: [] })
  await page.reload()
  await expect(page.getByLabel('Password')).toHaveValue('')
})
