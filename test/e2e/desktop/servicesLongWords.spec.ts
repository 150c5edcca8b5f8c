import { list } from '../support/otherJobs'
import { expect, test } from '../support/otherTest'
import { settled } from '../support/visit'

const word = (letter: string) => letter.repeat(300)

const service = {
  service_id: 1,
  title: word('T'),
  service_name: word('N'),
  description: `<h2>${word('H')}</h2><table><tr><td>${word('C')}</td><td>${word('D')}</td></tr></table>`,
}
const office = {
  office_type: 'Branch Office',
  address: word('A'),
  contact_no: word('P'),
  whatsapp_no: word('9'),
}

const screens = [
  { address: '/services', text: 'T'.repeat(70) },
  { address: `/services?search=${word('s')}`, text: word('s') },
  { address: '/service-details?service_id=1', text: word('D') },
  { address: '/csr', text: 'R'.repeat(70) },
  { address: '/companies', text: 'All Companies' },
  { address: '/contact-us', text: `${word('e')}@navkaam.example` },
]

test.beforeEach(({ api }) => {
  api.script('/web/service/get', list(service))
  api.script('/web/csr/get', list({ description: word('R') }))
  api.script('/web/get_clients_list', list({ logo_file_name: `https://127.0.0.1:1/${word('l')}.png` }))
  api.script('/web/office/get', list(office))
  api.script('/web/email/get', list({ label: word('F'), email: `${word('e')}@navkaam.example` }))
  api.script('/web/contact_details/get', list({ working_hours: word('W'), holidays: `<p>${word('O')}</p>` }))
})

test.describe('words of 300 letters', () => {
  // The logo does not load.
  test.use({ allowed: /127\.0\.0\.1:1\// })

  test('stay within the window on the screens of services and of the company', async ({ page }) => {
    for (const { address, text } of screens) {
      await page.goto(address)
      await expect(page.getByRole('main')).toContainText(text)
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const widest = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(widest, `${address} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
  })

  test('stay within the dialog of an activity', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/csr')
    await page.getByRole('button', { name: /^R/ }).click()
    const region = page.getByRole('dialog', { name: 'Description' }).getByRole('region')
    await expect(region).toContainText(word('R'))
    await settled(page)
    expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })
})
