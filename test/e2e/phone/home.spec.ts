import type { Page } from '@playwright/test'
import { home } from '../support/home'
import { expect, test } from '../support/test'
import { isUsable, visit } from '../support/visit'

test('the logos far below are laid out once they come near', async ({ page }) => {
  const { logos } = home(page)
  await visit(page, '/')
  const areDrawn = () =>
    logos.evaluateAll((all) => all.map((logo) => logo.checkVisibility({ contentVisibilityAuto: true })))
  expect(await areDrawn()).toEqual(Array<boolean>(16).fill(false))
  await page.getByRole('heading', { name: 'Top Companies' }).scrollIntoViewIfNeeded()
  await expect.poll(areDrawn).toEqual(Array<boolean>(16).fill(true))
})

test('the arrow keys turn the pictures round in an endless loop, until they are paused', async ({ page }) => {
  const { slider, picture, dot } = home(page)
  await visit(page, '/')
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.locator('.swiper-initialized')).toBeVisible()
  await page.clock.install()
  await dot(1).focus()
  for (const [key, number] of [
    ['ArrowLeft', 4],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dot(number)).toHaveAttribute('aria-current', 'true')
    await expect(picture).toBeInViewport({ ratio: 0.9 })
  }
  await slider.getByRole('button', { name: 'Pause the slides' }).click()
  await page.clock.runFor(30_000)
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await slider.getByRole('button', { name: 'Play the slides' }).click()
  await page.clock.runFor(6000)
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
})

test('the welcome line runs on by its own width, and stops when it is told to', async ({ page }) => {
  const { welcome } = home(page)
  await visit(page, '/')
  const run = await welcome.evaluate((line) => {
    const effect = line.getAnimations()[0]?.effect as KeyframeEffect
    return { to: String(effect.getKeyframes().at(-1)?.transform), ...effect.getComputedTiming() }
  })
  expect(run.iterations).toBe(Infinity)
  expect(Number(/-([\d.]+)%/.exec(run.to)?.[1])).toBeCloseTo(100 / 14)
  await page.getByRole('button', { name: 'Pause the welcome line' }).click()
  await expect(welcome).toHaveCSS('animation-play-state', 'paused')
})

test('nothing moves by itself for those who ask for stillness', async ({ page }) => {
  const { slider, hero, welcome } = home(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await hero.scrollIntoViewIfNeeded()
  await expect(hero.locator('.swiper-initialized')).toBeVisible()
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

const isHindiDrawn = (page: Page) => () =>
  page.locator('dialog [lang=hi] h3').evaluate((title) => title.checkVisibility())

test('the notice in Hindi waits for its letters', async ({ page }) => {
  let come = () => {}
  const letters = new Promise<void>((resolve) => (come = resolve))
  const asked = page.waitForRequest(/yantramanav/)
  await page.route(/yantramanav/, async (route) => {
    await letters
    await route.continue()
  })
  // It does so for ever where no time goes by for styles.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('/')
  await isUsable(page)
  await asked
  expect(await isHindiDrawn(page)()).toBe(false)
  come()
  await expect.poll(isHindiDrawn(page)).toBe(true)
  // Boxes of a device without them are in no line, titles neither.
  for (const line of await page.locator('dialog [lang=hi] :is(h3, p, li)').all()) {
    await expect(line).toHaveCSS('font-family', /^Yantramanav/)
  }
})

test('the notice in Hindi is drawn in the letters of the phone where its own do not come', async ({
  page,
}) => {
  await page.route(/yantramanav/, () => undefined)
  await page.goto('/')
  await expect.poll(isHindiDrawn(page)).toBe(true)
})
