import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('a click anywhere on a card reads the service', async ({ page }) => {
  await visit(page, '/services')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Read more.' }) })
  await card.nth(1).click({ position: { x: 30, y: 30 } })
  await expect(page).toHaveURL('/service-details?service_id=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finding senior people quietly')
})
