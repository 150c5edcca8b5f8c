import { applicationForm } from '@test/support/builders'
import { signInAs } from '../support/office'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test.use({ serviceWorkers: 'allow' })

test('the photo of an applicant stays out of what the site keeps for offline reading', async ({
  page,
  portal,
}) => {
  await visit(page, '/about-us')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const sent = await fetch(`${portal.origin}/web/job/apply-for-post`, {
    method: 'POST',
    body: applicationForm({ full_name: 'Meena Xaxa' }),
  })
  expect(sent.status).toBe(200)
  await signInAs(page, portal, { role: 'recruiter' })
  await page.goto('/office/inbox')
  const asked = page.waitForResponse(/\/photo$/)
  await page.getByRole('gridcell', { name: 'Meena Xaxa' }).click()
  const photo = await asked
  expect([photo.status(), photo.fromServiceWorker()]).toEqual([200, false])
  const isKept = await page.evaluate(async (url) => Boolean(await caches.match(url)), photo.url())
  expect(isKept).toBe(false)
})
