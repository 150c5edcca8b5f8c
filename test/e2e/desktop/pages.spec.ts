import { jobList } from '../support/jobList'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test('leaving a screen before it has come in goes without a complaint', async ({ page }) => {
  await visit(page, '/about-us')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveTitle(/^Contact Us/)
  await page.goBack()
  await expect(page).not.toHaveTitle(/^Contact Us/)
  // Both screens are at hand by now, and both transitions begin before the next frame.
  await footer.getByRole('link', { name: 'Contact Us' }).evaluate(async (contact: HTMLElement) => {
    contact.click()
    while (location.pathname !== '/contact-us') {
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
    }
    history.back()
  })
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact Us')
})

test('the Back link of a job leads to the list as it was left', async ({ page }) => {
  const list = jobList(page)
  await visit(page, '/full-time-jobs?salary=0-3&page=2')
  await list.positions.last().scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => window.scrollY)
  const left = await place()
  expect(left).toBeGreaterThan(0)
  await list.positions.last().click()
  await expect(page).toHaveTitle('Full Time Jobs Details')
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/full-time-jobs?salary=0-3&page=2')
  await expect(list.salary('0-3')).toBeChecked()
  await expect.poll(place).toBe(left)
})

test('a job is printed on one page, with its address and a QR code, and without what can be pressed', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/job-details?s=1001')
  expect(asked.filter((url) => url.includes('qr-code'))).toEqual([])
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText(`${baseURL}/job-details?s=1001`)).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^(?:Apply|Back|Share)/ })).toHaveCount(0)
  await expect(main.getByRole('region', { name: 'Similar jobs' })).toBeHidden()
  const code = main.getByRole('img', { name: 'QR code' })
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const printed = (
    await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })
  ).toString('latin1')
  expect(printed.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
})

test('a list is printed without what can be pressed; a press at the left end of its slider chooses 1 year', async ({
  page,
}) => {
  await visit(page, '/full-time-jobs')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText(/Jobs available$/)).toBeVisible()
  await expect(main.getByRole('article').first()).toBeVisible()
  for (const role of ['searchbox', 'combobox', 'button', 'checkbox', 'navigation'] as const)
    await expect(main.getByRole(role), role).toHaveCount(0)

  await page.emulateMedia({ media: 'screen' })
  const { slider } = jobList(page)
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not shown.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(slider).toHaveAttribute('aria-valuetext', '1 Yrs')
})
