import { expectAccessible } from '../support/axe'
import { signInAs } from '../support/office'
import { expect, test } from '../support/test'

// The browser notes that the job is gone in the end.
// Axe looks into the frames of the preview, in which no script may run.
test.use({ allowed: /410 \(Gone\)|Blocked script execution in 'about:srcdoc'/ })

const WORD_TEXT =
  '<p class="MsoNormal" style="margin:0"><b>You bring</b></p>' +
  ['A licence', 'Patience']
    .map(
      (text) =>
        `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">· </span>${text}</p>`,
    )
    .join('')

test('a recruiter writes, links, publishes and closes a job, and a visitor sees each step', async ({
  page,
  context,
  portal,
}) => {
  test.setTimeout(90_000)
  await signInAs(page, portal, { role: 'recruiter' })
  await page.goto('/office/jobs')
  await expect(page.getByRole('gridcell', { name: 'Open' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New job' }).click()
  await page.getByLabel('Position *').fill('Crane Operator of the Night')
  for (const field of ['Industry', 'Department', 'Role']) {
    await page.getByRole('combobox', { name: field }).press('ArrowDown')
    await page.getByRole('combobox', { name: field }).press('ArrowDown')
    await page.getByRole('combobox', { name: field }).press('Enter')
    await expect(page.getByRole('combobox', { name: field })).not.toHaveValue('')
  }
  for (const line of [
    ['Salary from', 'Salary to', 'Salary band'],
    ['Walk-in from', 'Walk-in to', 'Walk-in time'],
  ]) {
    const tops = await Promise.all(
      line.map(async (field) => (await page.getByLabel(field).first().boundingBox())?.y),
    )
    expect([line, new Set(tops).size]).toEqual([line, 1])
  }
  await page.getByRole('combobox', { name: 'Place' }).fill('Bhilai')
  await page.getByRole('textbox', { name: 'Short description', exact: true }).fill('रात की पाली में क्रेन चलाना')

  const description = page.getByRole('textbox', { name: 'Description', exact: true })
  await description.click()
  await page.getByRole('button', { name: 'Heading' }).first().click()
  await page.keyboard.type('Your work')
  await page.keyboard.press('Enter')
  await description.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, WORD_TEXT)
  await expect(description.locator('h3')).toHaveText('Your work')
  await expect(description.locator('ul > li')).toHaveText(['A licence', 'Patience'])
  await expect(description.locator('[style], [class*=Mso]')).toHaveCount(0)

  // Below the list, in which the Tab key indents. The tools are one stop, and the arrow keys go on.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Our plant: ')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Heading', exact: true }).first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Link', exact: true }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/begins with https/)).toBeVisible()
  await dialog.getByLabel('Address').fill('www.example.com')
  await page.keyboard.press('Enter')
  await expect(description.getByRole('link')).toHaveAttribute('href', 'https://www.example.com')

  // The site itself draws it; what stands in it cannot be pressed, and so has no roles.
  const drawn = page.frameLocator('iframe[title="The page of the job"]:not([aria-hidden])')
  await expect(drawn.locator('h3 ~ ul li')).toHaveText(['A licence', 'Patience'])
  const card = page.frameLocator('iframe[title="The card of the job"]:not([aria-hidden])')
  await expect(card.locator('article h2')).toHaveText('Crane Operator of the Night')
  await expect(page.getByRole('region', { name: 'Shared on WhatsApp' })).toContainText(
    'Crane Operator of the Night, Bhilai',
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('Visitors do not see it.')).toBeVisible()
  const address = `/job-details?s=${new URL(page.url()).pathname.split('/').pop()}`
  const visitor = await context.newPage()
  expect((await visitor.request.get(address)).status()).toBe(404)

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('link', { name: 'Open its page on the site' })).toBeVisible()
  await expectAccessible(page)
  await visitor.goto('/full-time-jobs?q=Crane+Operator+of+the+Night')
  await visitor.getByRole('link', { name: 'Crane Operator of the Night', exact: true }).click()
  await expect(visitor.getByRole('heading', { name: 'Your work' })).toBeVisible()
  await expect(visitor.getByText('Patience')).toBeVisible()

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Crane Operator of the Night is closed.')).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: 'This job is no longer open' })).toBeVisible()
})
