import { readFile } from 'node:fs/promises'
import { inspectFile } from '@/server/files/inspectFile'
import { readZip } from '@/server/files/zip'
import { expectAccessible } from '../support/axe'
import { internship } from '../support/forms'
import { expect, test } from '../support/test'
import { visit } from '../support/visit'

test.use({
  serviceWorkers: 'allow',
  // The browser complains of requests without a line.
  allowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
})

test('a resume is made of photos, without a line once it was opened', async ({ page, context }) => {
  const opener = page.getByRole('button', { name: 'No Word file? Make one here' })
  const dialog = page.getByRole('dialog', { name: 'Make a resume' })
  await visit(page, internship.address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await opener.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await context.setOffline(true)
  await page.reload()
  await opener.click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Meena Tirkey')
  const photo = async (name: string, buffer: Buffer, mimeType: string) =>
    dialog.getByLabel('Add a photo').and(page.locator('input')).setInputFiles({ name, buffer, mimeType })
  await photo('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic'), 'image/heic')
  await expect(page.getByRole('alert')).toHaveText(/^IMG_1\.HEIC cannot be read here\. Take a screenshot/)
  const page1 = await page.screenshot()
  await photo('page1.png', page1, 'image/png')
  await expect(dialog.getByRole('img', { name: 'page1.png' })).toBeVisible()
  await photo('page2.png', page1, 'image/png')
  await expect(dialog.getByRole('img')).toHaveCount(2)
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const bytes = await readFile(await (await saved).path())
  expect((await inspectFile('.docx', bytes)).fault).toBeUndefined()
  const pictures = (await readZip(bytes)).filter(({ name }) => /^word\/media\/.+\.jpg$/.test(name))
  // The same picture twice is one part.
  expect(pictures).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Use this resume' }).click()
  await expect(page.getByRole('form')).toContainText(/Meena-Tirkey-Resume\.docx \(\d+ KB\)/)
})
