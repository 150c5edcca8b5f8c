import { screen, within } from '@testing-library/react'
import { startOfficeWithJobs, type OfficeWithJobs } from './officeWithJobs'

let office: OfficeWithJobs

beforeAll(async () => {
  office = await startOfficeWithJobs()
  const values = { name: 'Durg bus stand', slug: 'durg-bus-stand' }
  await office.as('recruiter').post('/content/sources', { values })
  await office.setJobs(
    { job_id: '1001', position: 'Ward Nurse', location: 'Raipur', company_hidden: 'yes' },
    { job_id: '2', position: 'Welder', state: 'draft' },
    { job_id: '3', position: 'Cook', state: 'paused' },
    { job_id: '4', position: 'Fitter', closed_on: '2026-01-05' },
  )
})
afterAll(() => office.close())

const FACTS = [
  '*Ward Nurse*',
  'Pay: ₹ 3.2 - 4.8 Lakhs a year',
  'Place: Raipur',
  'Experience: 2 - 5 Years',
  'Job no. 1001',
  '',
].join('\n')

const section = async () => within(await screen.findByRole('region', { name: 'Post this job' }))

test('an open job is posted to WhatsApp, and its message and its links are copied', async () => {
  const { user } = office.open('/jobs/1001')
  const address = `${office.origin}/job-details?s=1001`
  const message = `${FACTS}\n${address}&via=whatsapp`
  const post = await (await section()).findByRole('link', { name: 'Post to WhatsApp' })
  expect(new URL(post.getAttribute('href') ?? '').searchParams.get('text')).toBe(message)
  expect(post).toHaveAttribute('target', '_blank')
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy message' }))
  expect(copied).toHaveBeenLastCalledWith(message)

  const places = screen.getByRole('combobox', { name: 'Link for' })
  await within(places).findByRole('option', { name: 'Durg bus stand' })
  expect(
    within(places)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['WhatsApp group', 'Poster', 'Telegram', 'Durg bus stand'])
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(copied).toHaveBeenLastCalledWith(`${address}&via=poster`)
  await user.selectOptions(places, 'Durg bus stand')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(copied).toHaveBeenLastCalledWith(`${address}&via=durg-bus-stand`)
})

test.each([
  ['2', 'this job is a draft'],
  ['3', 'this job is paused, and visitors do not see it'],
  ['4', 'this job is closed and takes no applications'],
])('job %s has nothing to post, as %s', async (id, reason) => {
  office.open(`/jobs/${id}`)
  expect(await (await section()).findByText(new RegExp(reason))).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Post to WhatsApp' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
})
