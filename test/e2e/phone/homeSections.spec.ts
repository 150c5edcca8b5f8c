import { expectAccessible } from '../support/axe'
import { home } from '../support/home'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('the security notice fits the window, scrolls inside, and lets the keyboard begin at the top of the page', async ({
  page,
}) => {
  const { notice } = home(page)
  await page.goto('/')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await expect(notice).toHaveCSS('width', '328px')
  const lastWords = notice.getByText(/आवेदन मुफ़्त है।$/)
  await lastWords.scrollIntoViewIfNeeded()
  await expect(lastWords).toBeInViewport({ ratio: 1 })
  for (const name of ['Ok', 'Close']) {
    await expect(notice.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('Home has its search and the way to jobs in the first screenful, pictures in their sizes, and a line that runs until it is told to stop', async ({
  page,
}) => {
  const { headline, searchBox, search, places, picture, logos, welcome } = home(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/')
  for (const part of [headline, searchBox, search, places.first()])
    await expect(part).toBeInViewport({ ratio: 1 })

  const strip = page.getByRole('region', { name: 'Advertisements' })
  await expect(strip.getByRole('heading', { name: 'Notice board' })).toBeInViewport({ ratio: 1 })
  const { width = 0, height = 1 } = (await strip.getByRole('img').first().boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 1)
  await expect(logos.first()).toBeVisible()
  const widths = await logos.evaluateAll((images) =>
    images.map((image) => image.getBoundingClientRect().width),
  )
  expect(Math.max(...widths)).toBeLessThanOrEqual(151)

  await expect(picture).toBeVisible()

  const run = await welcome.evaluate((line) => {
    const effect = line.getAnimations()[0]?.effect as KeyframeEffect
    return { to: String(effect.getKeyframes().at(-1)?.transform), ...effect.getComputedTiming() }
  })
  expect(run.iterations).toBe(Infinity)
  expect(Number(/-([\d.]+)%/.exec(run.to)?.[1])).toBeCloseTo(100 / 14)
  await page.getByRole('button', { name: 'Pause the welcome line' }).click()
  await expect(welcome).toHaveCSS('animation-play-state', 'paused')
})
