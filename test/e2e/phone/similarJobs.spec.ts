import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('a job that is visited first shows similar ones without asking for the list, and leads to them', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/job-details?s=1003')
  const links = page.getByRole('region', { name: 'Similar jobs' }).getByRole('link')
  await expect(links).toHaveCount(4)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /^\/(?:web|api)\//.test(path))).toEqual([])
  const position = (await links.first().textContent()) ?? ''
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1, name: position })).toBeVisible()
  await expect(links.first()).toBeVisible()
})
