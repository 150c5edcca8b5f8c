import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const QUESTION = 'What service are you looking for today?'

test('the search of the header shows the services that it finds, and a link shows all again', async ({
  page,
}) => {
  await visit(page, '/contact-us')
  await page.getByRole('button', { name: 'Open search' }).click()
  await page.getByRole('searchbox', { name: QUESTION }).fill('Payroll')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services?search=Payroll')
  const status = page.getByRole('status')
  await expect(status).toHaveText(/^\d services? found for “Payroll”$/)
  const readMore = page.getByRole('link', { name: 'Read more.', exact: true })
  await expect(readMore.first()).toHaveAccessibleDescription('Payroll and statutory compliance')

  await page.getByRole('link', { name: 'Show all services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(status).toHaveText('9 services')
  await expect(status).toBeFocused()
  await expect(readMore).toHaveCount(9)
})

test('a click anywhere on a card reads the service, from which an enquiry opens in a new tab', async ({
  page,
  context,
}) => {
  await visit(page, '/services')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Read more.' }) })
  await card.nth(1).click({ position: { x: 30, y: 30 } })
  await expect(page).toHaveURL('/service-details?service_id=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finding senior people quietly')

  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'ManPower Enquiry', exact: true }).click()
  const enquiry = await opening
  await expect(enquiry).toHaveURL('/manpower-enquiry')
  await expect(enquiry.getByRole('heading', { level: 1 })).toHaveText('Manpower Enquiry')
  await expect(page).toHaveURL('/service-details?service_id=2')
})

test('the services are accessible, found and not found, and so are the details of one', async ({ page }) => {
  for (const address of [
    '/services?search=payroll',
    '/services?search=elephants',
    '/service-details?service_id=1',
  ]) {
    await test.step(address, async () => {
      await visit(page, address)
      await expectAccessible(page)
    })
  }
})
