import type { Locator, Page } from '@playwright/test'
import { docxBytes, jpegBytes } from '@test/support/builders'

export const resume = {
  name: 'Kiran Netam.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: docxBytes(),
}

export const photo = { name: 'kiran.jpg', mimeType: 'image/jpeg', buffer: jpegBytes() }

export const wrongFile = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }

const choice = (group: Locator, name: string) => group.getByRole('combobox', { name, exact: true })

/** The fields of an application by the names a visitor reads. */
export const fieldsOf = (form: Locator) => {
  const ctc = form.getByRole('group', { name: 'Current CTC (In lakhs)' })
  const experience = form.getByRole('group', { name: 'Experience' })
  const text = (name: string) => form.getByRole('textbox', { name, exact: true })
  return {
    fullName: text('Full Name'),
    mobile: text('Mobile'),
    email: text('Email'),
    ctcFrom: choice(ctc, 'From'),
    ctcTo: choice(ctc, 'To'),
    year: choice(experience, 'Year'),
    month: choice(experience, 'Month'),
    location: choice(form, 'Current Location'),
    photo: form.getByLabel('Photo', { exact: true }),
    resume: form.getByLabel('Resume', { exact: true }),
  }
}

/** Opens a list and takes one of its options. */
export const choose = async (field: Locator, option: string) => {
  await field.click()
  await field.page().getByRole('option', { name: option, exact: true }).click()
}

/** Fills in everything, as Kiran Netam from Bhilai would. */
export const fillApplication = async (form: Locator) => {
  const fields = fieldsOf(form)
  await fields.fullName.fill('Kiran Netam')
  await fields.mobile.fill('9898989898')
  await fields.email.fill('kiran.netam@example.com')
  await choose(fields.ctcFrom, '5 Lakhs')
  await choose(fields.ctcTo, '7 Thousand')
  await choose(fields.year, '4')
  await choose(fields.month, '2')
  await choose(fields.location, 'Bhilai')
  await fields.photo.setInputFiles(photo)
  await fields.resume.setInputFiles(resume)
}

export const applyPageForm = (page: Page) => page.getByRole('form', { name: 'Apply For Job' })
export const warning = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
