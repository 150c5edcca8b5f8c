import { home } from '../support/home'
import { list } from '../support/otherJobs'
import { expect, test } from '../support/otherTest'
import { visit } from '../support/visit'

const SLIDER = '/web/slider-image/get'

const pictures = (count: number, origin = '') =>
  list(
    ...Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      image: `${origin}/uploads/solar-field.svg`,
    })),
  )

test('a single picture does not move', async ({ page, api, baseURL }) => {
  const { slider, picture } = home(page)
  api.script(SLIDER, pictures(1, baseURL))
  await visit(page, '/')
  await expect(picture).toBeVisible()
  await expect(slider.getByRole('button')).toHaveCount(0)
})

for (const count of [2, 10]) {
  test(`${count} pictures go round without a complaint`, async ({ page, api, baseURL }) => {
    const { picture, dot } = home(page)
    api.script(SLIDER, pictures(count, baseURL))
    await visit(page, '/')
    await dot(count).click()
    await page.keyboard.press('ArrowRight')
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await expect(picture).toBeInViewport({ ratio: 0.9 })
  })
}
