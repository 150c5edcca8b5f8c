import { choose } from '../support/application'
import { enquiry, files, formOn, internship, openForm, resume, slowDown } from '../support/forms'
import { visit } from '../support/visit'
import type { Scene } from './scene'

const LONG_NAME = `${'Curriculum Vitae of Kiran Netam with all the places I worked at since 2006 '.repeat(2).slice(0, 115)}.docx`

export const formScenes: Scene[] = [
  { name: 'enquiry', show: (page) => visit(page, enquiry.address), wholePage: true },
  {
    name: 'enquiry-filled',
    show: async (page) => {
      await visit(page, enquiry.address)
      await openForm(page, enquiry, enquiry)
    },
    wholePage: true,
  },
  {
    name: 'enquiry-with-error',
    show: async (page) => {
      const { submit } = await openForm(page, enquiry)
      await submit.click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'track', show: (page) => visit(page, '/track'), wholePage: true },
  { name: 'internship', show: (page) => visit(page, internship.address), wholePage: true },
  {
    name: 'internship-list',
    show: async (page) => {
      await visit(page, internship.address)
      await page.getByRole('combobox', { name: 'Current Location' }).click()
      await page.getByRole('listbox').waitFor()
    },
  },
  {
    name: 'internship-sending',
    show: async (page) => {
      const { submit } = await openForm(page, internship, {
        ...internship,
        attached: { Resume: files.large },
      })
      await slowDown(page, 100_000)
      await submit.click()
      await page.getByRole('progressbar', { name: 'Sending' }).waitFor()
    },
  },
  { name: 'resume', show: (page) => visit(page, resume.address), wholePage: true },
  {
    name: 'resume-restored',
    show: async (page) => {
      await openForm(page, resume, { texts: { Name: 'आशा वर्मा', Qualification: 'बी.कॉम' } })
      await visit(page, resume.address)
      await formOn(page, resume)
        .getByLabel('Resume', { exact: true })
        .setInputFiles({ ...files.docx, name: LONG_NAME })
    },
    wholePage: true,
  },
  {
    name: 'resume-negotiable',
    show: async (page) => {
      const { form, submit } = await openForm(page, resume, { texts: resume.texts })
      await choose(form.getByRole('combobox', { name: 'From' }), 'Negotiable')
      await submit.click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'log-in',
    show: async (page) => {
      await visit(page, '/sign-in')
      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
      await page.getByRole('status').waitFor()
    },
  },
  {
    name: 'apply-dialog-restored',
    show: async (page) => {
      await visit(page, '/job-details?s=1001')
      const opener = page.getByRole('button', { name: 'Quick apply' })
      await opener.click()
      await page.getByRole('textbox', { name: 'Full Name' }).fill('आशा वर्मा')
      await page.reload()
      await opener.click()
      await page.getByRole('note').waitFor()
    },
  },
]
