import { readFile } from 'node:fs/promises'
import { APPLY, applicationForm, contactForm, docxTexts, resumeForm, zipBytes } from '@test/support/builders'
import { expectAccessible } from '../support/axe'
import { signInAs } from '../support/office'
import { expect, testWithOwnPortal } from '../support/test'
import { visit } from '../support/visit'

/** The inbox holds only what this test sends. */
const test = testWithOwnPortal()

test.use({ serviceWorkers: 'allow' })

const EMAIL = 'rohit@office.example'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A resume that is read: the words of a lathe setter. */
const resume = () => {
  const parts = docxTexts()
  const text = parts['word/document.xml'].replace(
    'Resume',
    'Setter of lathes and CNC machines for six years.',
  )
  return new File([zipBytes({ ...parts, 'word/document.xml': text })], 'resume.docx', { type: WORD })
}

test('a recruiter works through what came in, and no photo is kept for offline reading', async ({
  page,
  portal,
}) => {
  const send = async (path: string, body: FormData) => {
    const response = await fetch(portal.origin + path, { method: 'POST', body })
    expect(response.status).toBe(200)
  }
  await send(APPLY, applicationForm({ full_name: 'Kiran Netam', resume: resume() }))
  await send('/web/resume/save', resumeForm({ name: 'Ravi Sahu' }))
  await send('/web/contact-form/save', contactForm({ name: 'फ़रहान अली' }))
  // The worker of the site is there, and lets the office be.
  await visit(page, '/about-us')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await signInAs(page, portal, { role: 'recruiter', email: EMAIL, name: 'Rohit Baghel' })

  const today = page.getByRole('link', { name: 'Today' })
  await expect(today).toContainText('3')
  await expect(
    page.getByRole('region', { name: 'Submissions per day' }).locator('svg text').first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).click()

  const table = page.getByRole('grid', { name: 'Submissions' })
  await expect(table.getByRole('columnheader', { name: 'Received' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(table.getByRole('gridcell', { name: 'फ़रहान अली' })).toBeVisible()
  await expectAccessible(page)

  // The resume is found by its words, as soon as it has been read.
  await expect(async () => {
    await page.reload()
    await page.getByRole('searchbox', { name: 'Search' }).fill('lathes')
    await expect(table.getByRole('gridcell', { name: 'Kiran Netam' })).toBeVisible({ timeout: 2000 })
    await expect(table.getByRole('gridcell', { name: 'Ravi Sahu' })).toBeHidden({ timeout: 2000 })
  }).toPass()
  const asked = page.waitForResponse(/\/photo$/)
  await table.getByRole('gridcell', { name: 'Kiran Netam' }).click()
  const photo = await asked
  expect([photo.status(), photo.fromServiceWorker()]).toEqual([200, false])
  expect(await page.evaluate(async (url) => Boolean(await caches.match(url)), photo.url())).toBe(false)
  const entry = page.getByRole('region', { name: 'Kiran Netam' })
  await expect(entry.getByRole('heading', { name: 'Kiran Netam' })).toBeFocused()
  await expect(entry.getByRole('group', { name: 'Text of the resume' }).locator('mark')).toHaveText('lathes')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await entry.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('resume.docx')

  await entry.getByLabel('Note').fill(`Calls back on Monday.${'\nWas asked again.'.repeat(40)}`)
  await entry.getByRole('button', { name: 'Add note' }).click()
  await expect(entry.getByRole('list', { name: 'Written by the staff' })).toContainText('Rohit Baghel')
  // A long note leaves the resume where it can be seen.
  await expect(entry.getByRole('link', { name: 'Download' })).toBeInViewport()
  await entry.getByRole('button', { name: 'More' }).click()
  await expect(entry.getByRole('link', { name: 'Download' })).not.toBeInViewport()
  await entry.getByRole('button', { name: 'Less' }).click()
  // With the keyboard: each arrow key chooses, and Enter opens the answer of the last.
  await entry.getByLabel('State').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(entry.getByRole('textbox', { name: 'Answer' })).toHaveValue(/^Dear Kiran Netam/)
  await expectAccessible(page)
  await expect(entry.getByLabel('State')).toHaveValue('shortlisted')
  // Nothing is set before it is told.
  await page.keyboard.press('Escape')
  await expect(entry.getByLabel('State')).toHaveValue('received')
  await expect(entry.getByRole('heading', { name: 'Kiran Netam' })).toBeFocused()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(table.getByRole('gridcell', { name: 'Ravi Sahu' })).toBeVisible()
  await table.getByRole('row', { name: /Kiran/ }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Export' }).click()
  const chosen = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const csv = await chosen
  expect(csv.suggestedFilename()).toMatch(/^submissions-.*\.csv$/)
  const sheet = await readFile(await csv.path(), 'utf8')
  expect(sheet.match(/^"\w{4}-\w{4}","\w+"/gm)).toEqual([expect.stringMatching(/"Application"$/)])
  await table.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('menuitem', { name: 'Rohit Baghel' }).click()
  await expect(page.getByText('3 submissions assigned to Rohit Baghel')).toBeVisible()
})
