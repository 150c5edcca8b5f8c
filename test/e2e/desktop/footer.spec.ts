import { expect, test } from '../support/test'
import { visit } from '../support/visit'

const PART_TIME_SITE = /^https:\/\/parttime\./

test.beforeEach(async ({ page }) => {
  await visit(page, '/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('part-time jobs', () => {
  test.use({ allowed: /request to another host: https:\/\/parttime\./ })

  test('open on another site in a new tab', async ({ page, context }) => {
    await context.route(PART_TIME_SITE, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Part time' }),
    )
    const tab = context.waitForEvent('page')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Part Time' }).click()
    await expect(await tab).toHaveURL(PART_TIME_SITE)
    await expect(page).toHaveURL('/sign-in')
  })
})

test('the footer links to three networks, each in a new tab, and says whose site this is', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  const networks = footer.getByRole('link', { name: /on (Facebook|LinkedIn|Instagram)$/ })
  await expect(networks).toHaveCount(3)
  for (const network of await networks.all()) {
    await expect(network).toHaveAttribute('href', /^https:\/\//)
    await expect(network).toHaveAttribute('target', '_blank')
    await expect(network).toHaveAttribute('rel', /noopener/)
  }
  await expect(footer).toContainText('©')
})

test('the footer leads to the screens', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link')
  await expect(links).toHaveText([
    'Home',
    'About',
    'Full Time',
    'Part Time',
    'Internship',
    'Services',
    'Manpower Enquiry',
    'Submit Resume',
    'CSR',
    'Contact Us',
  ])
  await links.filter({ hasText: 'Manpower Enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manpower Enquiry')
})
