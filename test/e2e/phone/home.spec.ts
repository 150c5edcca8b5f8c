import { home } from '../support/home'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the logos far below are laid out once they come near', async ({ page }) => {
  const { logos } = home(page)
  await visit(page, '/')
  const areDrawn = () =>
    logos.evaluateAll((all) => all.map((logo) => logo.checkVisibility({ contentVisibilityAuto: true })))
  expect(await areDrawn()).toEqual(Array<boolean>(16).fill(false))
  await page.getByRole('heading', { name: 'Top Companies' }).scrollIntoViewIfNeeded()
  await expect.poll(areDrawn).toEqual(Array<boolean>(16).fill(true))
})
