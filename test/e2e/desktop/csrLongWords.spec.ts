import { list } from '../support/otherJobs'
import { expect, test } from '../support/otherTest'
import { settled, visit } from '../support/visit'

const LONG = 'R'.repeat(300)

test('a word of 300 letters stays within the dialog of an activity', async ({ page, api }) => {
  api.script('/web/csr/get', list({ description: LONG }))
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, '/csr')
  await page.getByRole('button', { name: /^R/ }).click()
  const region = page.getByRole('dialog', { name: 'Description' }).getByRole('region')
  await expect(region).toContainText(LONG)
  await settled(page)
  expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})
