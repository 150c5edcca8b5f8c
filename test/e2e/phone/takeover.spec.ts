import type { Page } from '@playwright/test'
import { enquiry, formOn } from '../support/forms'
import { screens } from '../support/screens'
import { expect, test } from '../support/test'
import { isUsable } from '../support/visit'

test.use({ allowed: /status of 404/ })

/** What only the list screens ask for, since a list does not travel inside the page. */
const listsOf: Record<string, string> = {
  '/full-time-jobs': '/web/job/get',
  '/job-by-categories?id=3': '/web/job/get_jobs_by_category',
}

const addresses = [...screens.map(({ address }) => address), '/nowhere', '/job-details?s=nonsense']

/** Every read that the page makes, but for the one that Home makes when it has time to spare. */
const watchReads = (page: Page) => {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/web/') && pathname !== '/web/category/get') reads.push(pathname)
  })
  return reads
}

/** Several in one test: a new window for each would take longer than the screens do. */
const AT_ONCE = 6

for (let first = 0; first < addresses.length; first += AT_ONCE) {
  const some = addresses.slice(first, first + AT_ONCE)
  test(`${some[0]} and further screens are hydrated without a complaint or a request too many`, async ({
    page,
  }) => {
    const reads = watchReads(page)
    for (const address of some) {
      await test.step(address, async () => {
        reads.length = 0
        const response = await page.goto(address)
        await isUsable(page)
        expect.soft(await response?.text()).toContain('<h1')
        const list = listsOf[address]
        expect.soft(reads).toEqual(list === undefined ? [] : [list])
      })
    }
  })
}

/** Opens an address over a line on which no script comes before it is let through. */
const openWithoutScripts = async (page: Page, address: string) => {
  let letThrough = () => undefined as void
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    letThrough()
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

test('what was typed and ticked in a form before its script came counts', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, enquiry.address)
  const form = formOn(page, enquiry)
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(enquiry.texts.Name)
  await form.getByRole('textbox', { name: 'Designation' }).fill(enquiry.texts.Designation)
  await form.getByRole('checkbox', { name: 'BPO' }).check()
  await letScriptsCome()
  await form.getByRole('button', { name: 'Submit' }).click()
  // Name and designation stand, the company is what is missing.
  await expect(page.getByRole('alert')).toHaveText(/Company Name is required\./)
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(enquiry.texts.Name)
  await expect(form.getByRole('textbox', { name: 'Designation' })).toHaveValue(enquiry.texts.Designation)
  await expect(form.getByRole('checkbox', { name: 'BPO' })).toBeChecked()
})

test('a link that is pressed before any script came leads on', async ({ page }) => {
  await openWithoutScripts(page, '/services')
  await page.getByRole('link', { name: 'Read more.' }).first().click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/service-details\?service_id=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const sliderPictures = ['workshop-morning', 'hospital-round', 'city-office', 'solar-field'].map(
  (name) => `/uploads/${name}.svg`,
)

test('of the pictures that take turns only the first is asked for before the script that moves them', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const letScriptsCome = await openWithoutScripts(page, '/')
  const picture = page.getByRole('group', { name: 'Pictures' }).getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const ofSlider = () => asked.filter((path) => sliderPictures.includes(path))
  expect(ofSlider()).toEqual(sliderPictures.slice(0, 1))
  await letScriptsCome()
  await expect.poll(() => ofSlider().length).toBeGreaterThan(1)
})

const QUESTION = 'What service are you looking for today?'

test('the search of the header leads to the services before any script came, and opens after', async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, '/contact-us')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Open search' })).toHaveAttribute('href', '/services')
  await letScriptsCome()
  await header.getByRole('button', { name: 'Open search' }).click()
  await expect(page.getByRole('dialog', { name: QUESTION }).getByRole('searchbox')).toBeFocused()
})

test('the header leads on while the list of the first screen is still loading', async ({ page }) => {
  await page.route('**/web/job/get', () => undefined)
  await page.goto('/full-time-jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Navkaam' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('article')).toHaveCount(0)
})
