import { home } from '../support/home'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('nothing moves by itself for those who ask for stillness', async ({ page }) => {
  const { slider, hero, welcome } = home(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await hero.scrollIntoViewIfNeeded()
  await page.clock.install()
  await expect(welcome).toHaveCSS('animation-name', 'none')
  await expect(page.getByRole('button', { name: /^(Pause|Play) the / })).toHaveCount(0)
  for (const carousel of [slider, hero]) {
    const chosen = carousel.getByRole('button', { name: 'Slide 3' })
    await chosen.click()
    await expect(chosen).toHaveAttribute('aria-current', 'true')
  }
  await page.clock.runFor(60_000)
  for (const carousel of [slider, hero]) {
    await expect(carousel.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true')
  }
})
