import { home } from '../support/home'
import { list } from '../support/otherJobs'
import { expect, test } from '../support/otherTest'
import { visit } from '../support/visit'

test('two pictures go round without a complaint', async ({ page, api, baseURL }) => {
  const { picture, dot } = home(page)
  const image = `${baseURL}/uploads/solar-field.svg`
  api.script('/web/slider-image/get', list({ id: 1, image }, { id: 2, image }))
  await visit(page, '/')
  await dot(2).click()
  await page.keyboard.press('ArrowRight')
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await expect(picture).toBeInViewport({ ratio: 0.9 })
})
