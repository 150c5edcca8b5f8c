import type { Locator, Page } from '@playwright/test'
import { docBytes, docxBytes, pdfBytes } from '@test/support/builders'
import { MEGABYTE } from '@/domain/site/limits'
import { choose } from './application'
import { readRows, type Portal } from './portal'
import { visit } from './visit'

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

export const files = {
  doc: file('meena.doc', docBytes()),
  docx: file('ravi.docx', docxBytes()),
  pdf: file('needs.pdf', pdfBytes()),
  large: file('large.doc', docBytes(MEGABYTE)),
}

/** Values that a visitor writes, ticks, chooses and attaches, by the names that are read. */
type Filling = {
  texts?: Record<string, string>
  ticks?: readonly string[]
  choices?: Record<string, string>
  attached?: Record<string, (typeof files)['doc']>
}

type FormScreen = Filling & { address: string; form: string; save: string }

export const enquiry = {
  address: '/manpower-enquiry',
  form: 'Manpower Enquiry',
  save: '/web/manpower-enquiry/save',
  texts: {
    Name: 'आशा वर्मा',
    Designation: 'Plant Manager',
    'Company Name': 'Trishul Precision Works',
    Mobile: '9876543210',
    Email: 'asha.verma@example.com',
  },
  ticks: ['Out-Sourcing', 'BPO'],
  attached: { Attachment: files.pdf },
} satisfies FormScreen

export const internship = {
  address: '/internship',
  form: 'Internship',
  save: '/web/internship/save',
  texts: {
    Name: 'Meena Tirkey',
    Email: 'meena.tirkey@example.com',
    Mobile: '9812345670',
    'Internship For': 'Human Resources',
  },
  choices: { 'Current Location': 'Bhilai' },
  attached: { Resume: files.doc },
} satisfies FormScreen

export const resume = {
  address: '/submit-resume',
  form: 'Your details',
  save: '/web/resume/save',
  texts: {
    Name: 'Ravi Sahu',
    Mobile: '9876501234',
    Email: 'ravi.sahu@example.com',
    Qualification: 'B.Com',
  },
} satisfies FormScreen

export const formOn = (page: Page, { form }: { form: string }) => page.getByRole('form', { name: form })

export const fill = async (form: Locator, { texts, ticks, choices, attached }: Filling) => {
  for (const [name, text] of Object.entries(texts ?? {}))
    await form.getByRole('textbox', { name, exact: true }).fill(text)
  for (const name of ticks ?? []) await form.getByRole('checkbox', { name, exact: true }).check()
  for (const [name, option] of Object.entries(choices ?? {}))
    await choose(form.getByRole('combobox', { name, exact: true }), option)
  for (const [name, chosen] of Object.entries(attached ?? {}))
    await form.getByLabel(name, { exact: true }).setInputFiles(chosen)
}

/** A screen with its form, filled in as far as this is said. */
export const openForm = async (page: Page, screen: FormScreen, filling: Filling = {}) => {
  await visit(page, screen.address)
  const form = formOn(page, screen)
  await fill(form, filling)
  return { form, submit: form.getByRole('button', { name: 'Submit' }) }
}

/** From here on the page sends as over a slow line. */
export const slowDown = async (page: Page, bytesASecond: number) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesASecond,
  })
}

/** The one form that an address sent, with the bytes of its files by their fields. */
export const storedOf = (portal: Portal, table: string, email: string) => {
  const rows = readRows<Record<string, string>>(portal, `SELECT * FROM ${table} WHERE email = ?`, email)
  const [row] = rows
  if (!row || rows.length > 1) throw new Error(`There are ${rows.length} forms of ${email}.`)
  const kept = readRows<{ field: string; original_name: string; bytes: Uint8Array }>(
    portal,
    'SELECT field, original_name, bytes FROM uploaded_file WHERE submission_id = ? ORDER BY field',
    row.id ?? '',
  )
  return {
    row,
    files: kept.map(({ field, original_name, bytes }) => ({
      field,
      name: original_name,
      buffer: Buffer.from(bytes),
    })),
  }
}
