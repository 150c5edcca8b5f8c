import { expectAccessible } from '../support/axe'
import { enquiry, openForm } from '../support/forms'
import { expect, test } from '../support/test'

const kept = {
  receipts: [
    {
      reference: 'R7K4-92QX',
      kind: 'Application',
      about: 'गैस टंगस्टन आर्क वेल्डर',
      jobId: '1001',
      sentOn: '2026-11-25',
    },
  ],
}

test('a receipt stands above the screen and its notices, is accessible, and is printed alone', async ({
  page,
}) => {
  await page.addInitScript((memory) => {
    localStorage.setItem('jobMemory', memory)
    window.print = () => undefined
  }, JSON.stringify(kept))
  const { submit } = await openForm(page, enquiry)
  const receipt = page.getByRole('region', { name: 'Sent' })
  await expect(receipt).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  for (const control of await receipt.locator('a, button').all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)

  await submit.click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Name is required.')
  await page.evaluate(() => window.scrollTo(0, 0))
  const bottomOf = async () => {
    const box = await receipt.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const bottom = await bottomOf()
  await expect.poll(async () => (await alert.boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor(bottom))

  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await receipt.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(receipt).toContainText('Sent on 25-11-2026')
  await expect(receipt.getByRole('button')).toHaveCount(0)
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true)
})
