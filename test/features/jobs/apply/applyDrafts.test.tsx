import { cleanup, screen, waitFor } from '@testing-library/react'
import { formOf } from '@test/features/formDriver'
import { fillApplication, storedApplications } from '@test/features/jobs/apply/applying'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { docxFile } from '@test/support/builders'
import { renderApp } from '@test/support/renderApp'

let portal: Portal

beforeEach(async () => {
  portal = await startPortal([
    { job_id: '42', position: 'Ward Nurse' },
    { job_id: '43', position: 'Crane Operator' },
  ])
})
afterEach(() => portal.close())

const TITLE = 'Apply for Ward Nurse Position'
const CTC = 'Current CTC (In lakhs)'

const note = () => screen.queryByText(/what you typed earlier is back/i)

const openPage = async (jobId: string) => {
  cleanup()
  const app = renderApp(`/apply-job?job_id=${jobId}`, portal)
  await screen.findByRole('link', { name: jobId === '42' ? 'Ward Nurse' : 'Crane Operator' })
  return { ...app, ...formOf(app.user, 'Apply For Job') }
}

const openDialog = async () => {
  cleanup()
  const app = renderApp('/job-details?s=42', portal)
  await app.user.click(await screen.findByRole('button', { name: 'Quick apply' }))
  await screen.findByRole('dialog', { name: TITLE })
  return { ...app, ...formOf(app.user, TITLE) }
}

const expectTyped = async ({ field }: ReturnType<typeof formOf>) => {
  expect(note()).toBeVisible()
  expect(field('Full Name')).toHaveValue('Kiran Netam')
  expect(field('To', CTC)).toHaveValue('7 Thousand')
  expect(field('Month', 'Experience')).toHaveValue('2')
  await waitFor(() => expect(field('Current Location')).toHaveValue('Bhilai'))
  expect(field('Resume').files).toHaveLength(0)
}

/** The memory of jobs is not typed. */
const storedDrafts = () => Object.keys(window.localStorage).filter((key) => key !== 'jobMemory')

describe('What was typed into an application', () => {
  it('is back for another job, is sent for that job, and is forgotten then', async () => {
    await fillApplication(await openPage('42'))
    const form = await openPage('43')
    await expectTyped(form)
    await form.attach('Resume', docxFile())
    await form.send()
    await screen.findByText(/your application was sent/i)
    expect(await storedApplications(portal)).toMatchObject([{ job_id: '43', full_name: 'Kiran Netam' }])
    expect(storedDrafts()).toEqual([])
    expect((await openPage('42')).field('Full Name')).toHaveValue('')
  })

  it('is back in the dialog, and forgotten where the dialog closes itself', async () => {
    await fillApplication(await openPage('42'))
    const dialog = await openDialog()
    await expectTyped(dialog)
    await dialog.attach('Resume', docxFile())
    await dialog.send('Apply')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(storedDrafts()).toEqual([])
    await dialog.user.click(screen.getByRole('button', { name: 'Quick apply' }))
    expect(await screen.findByLabelText('Full Name')).toHaveValue('')
    expect(note()).not.toBeInTheDocument()
  })
})
