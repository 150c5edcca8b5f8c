import { applyPageForm } from '../support/application'
import { first, readJobs } from '../support/jobs'
import { asksNoMore, visit } from '../support/visit'
import type { Scene } from './scene'

const DEVANAGARI = /[\u0900-\u097f]/
const NARROW = 1200

export const jobScenes: Scene[] = [
  { name: 'list', show: (page) => visit(page, '/full-time-jobs') },
  {
    name: 'list-offline',
    show: async (page) => {
      await visit(page, '/full-time-jobs')
      await asksNoMore(page)
      await page.context().setOffline(true)
      await page.getByText(/^You are offline\./).waitFor()
    },
  },
  {
    name: 'list-with-filters',
    show: async (page) => {
      await visit(page, '/full-time-jobs?q=nurse&salary=3-6')
      const button = page.getByRole('button', { name: /^All Filter/ })
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'list-with-nothing-left',
    show: (page) => visit(page, '/full-time-jobs?q=no+such+work'),
    wholePage: true,
  },
  { name: 'landing', show: (page) => visit(page, '/jobs/in/raipur'), wholePage: true },
  { name: 'no-landing', show: (page) => visit(page, '/jobs/nurse/in/raipur'), wholePage: true },
  { name: 'details', show: (page) => visit(page, '/job-details?s=1001'), wholePage: true },
  {
    name: 'details-in-hindi',
    show: async (page, portal) => {
      const jobs = await readJobs(portal)
      const hindi = first(jobs.filter((job) => DEVANAGARI.test(job.short_job_description)))
      return visit(page, `/job-details?s=${hindi.job_id}`)
    },
    wholePage: true,
  },
  { name: 'apply', show: (page) => visit(page, '/apply-job?job_id=1001'), wholePage: true },
  {
    name: 'apply-with-errors',
    show: async (page) => {
      await visit(page, '/apply-job?job_id=1001')
      await applyPageForm(page).getByRole('button', { name: 'Submit' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'apply-dialog',
    show: async (page) => {
      await visit(page, '/job-details?s=1001')
      await page.getByRole('button', { name: 'Quick apply' }).click()
    },
  },
  {
    name: 'menu',
    show: async (page) => {
      await visit(page, '/full-time-jobs')
      const isNarrow = (page.viewportSize()?.width ?? 0) < NARROW
      const jobs = page.getByRole('button', { name: 'Jobs', exact: true })
      if (isNarrow) await page.getByRole('button', { name: 'Open menu' }).click()
      await jobs.click()
    },
  },
  {
    name: 'search',
    show: async (page) => {
      await visit(page, '/full-time-jobs')
      await page.getByRole('button', { name: 'Open search' }).click()
    },
  },
  { name: 'error', show: (page) => visit(page, '/no-such-screen'), wholePage: true },
]
