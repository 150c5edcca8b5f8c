import { list, welder } from '../support/otherJobs'
import { expect, test } from '../support/otherTest'
import { visit } from '../support/visit'

// The server does not ask the API for categories that visitors may have invented.
test.use({ allowed: /status of 404 .*\/job-by-categories/ })

test('a category that the list of the other API lacks shows the jobs that the API has for it', async ({
  page,
  api,
}) => {
  api.script('/web/category/get', list({ industry_id: 3, label: 'Steel', count: 2 }))
  api.script('/web/job/get_jobs_by_category', { body: { ...list(welder).body, name: 'Foundries' } })
  await visit(page, '/job-by-categories?id=4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job According To The Foundries Category')
  await expect(page.getByRole('article')).toHaveText(/Welder/)
})
