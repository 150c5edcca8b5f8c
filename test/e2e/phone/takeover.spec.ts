import type { Page } from '@playwright/test'
import { home } from '../support/home'
import { expect, test } from '../support/test'
import { holdScripts, isUsable } from '../support/visit'

/** Opens an address over a line on which no script comes before it is let through. */
const openWithoutScripts = async (page: Page, address: string) => {
  const letGo = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    letGo()
    await isUsable(page)
  }
}

test('what was typed into a list before its script came narrows it', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/full-time-jobs')
  const box = page.getByRole('searchbox', { name: 'Search jobs' })
  await box.fill('nurse')
  await expect(page.getByText('240 Jobs available')).toBeVisible()
  await letScriptsCome()
  await expect(page.getByText('17 Jobs available')).toBeVisible()
  await expect(box).toHaveValue('nurse')
  await expect(page).toHaveURL(/\?q=nurse$/)
})

const sliderPictures = ['workshop-morning', 'hospital-round', 'city-office', 'solar-field'].map(
  (name) => `/uploads/${name}.svg`,
)

test('before the script of Home one picture of those that take turns is asked for, and what is typed is searched for', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const letScriptsCome = await openWithoutScripts(page, '/')
  const { notice, picture, dot, searchBox } = home(page)
  await searchBox.fill('nurse')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const ofSlider = () => asked.filter((path) => sliderPictures.includes(path))
  expect(ofSlider()).toEqual(sliderPictures.slice(0, 1))
  await letScriptsCome()
  await notice.getByRole('button', { name: 'Ok' }).click()
  await dot(2).click()
  await expect.poll(() => ofSlider().length).toBeGreaterThan(1)

  await expect(searchBox).toHaveValue('nurse')
  await searchBox.press('Enter')
  await expect(page).toHaveURL(/\/full-time-jobs\?q=nurse/)
})
