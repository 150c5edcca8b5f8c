import { screen, waitFor } from '@testing-library/react'
import { offeredBy, warnings } from '@test/features/formDriver'
import { openApplyPage, openFilledForm, storedApplications } from '@test/features/jobs/apply/applying'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { docxFile } from '@test/support/builders'

let portal: Portal

beforeEach(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterEach(async () => {
  jest.restoreAllMocks()
  await portal.close()
})

const SENT = /your application was sent/i

describe('An application', () => {
  it('explains lakhs and thousands, lets a fresher say so, and asks about an address that looks mistyped', async () => {
    const { user, form, field, write, chooseExperience } = await openApplyPage(portal)
    expect(form().getByRole('group', { name: 'Current CTC (In lakhs)' })).toHaveAccessibleDescription(
      'In lakhs and thousands: 4 Lakhs and 5 Thousand is ₹4,05,000 a year.',
    )
    await chooseExperience('Year', '4')
    const fresher = form().getByRole('checkbox', { name: 'Fresher, no experience yet' })
    await user.click(fresher)
    for (const part of ['Year', 'Month']) {
      expect(field(part, 'Experience')).toBeDisabled()
      expect(field(part, 'Experience')).toHaveValue('0')
    }
    await user.click(fresher)
    expect(field('Month', 'Experience')).toHaveValue('')
    expect((await offeredBy(user, field('Year', 'Experience')))[0]).toBe('1')

    await write('Email', 'kiran@gmial.com')
    expect(screen.queryByText(/did you mean/i)).not.toBeInTheDocument()
    await user.tab()
    await user.click(await screen.findByRole('button', { name: 'Did you mean gmail.com?' }))
    expect(field('Email')).toHaveValue('kiran@gmail.com')
    expect(field('Email')).toHaveFocus()
    expect(screen.queryByText(/did you mean/i)).not.toBeInTheDocument()
    await user.clear(field('Email'))
    await write('Email', 'किरण@उदाहरण.भारत')
    expect(screen.getByText(/^Not every mail server can write to these letters/)).toBeVisible()
    await user.clear(field('Email'))
    // Any mail server can find a domain.
    await write('Email', 'kiran@उदाहरण.भारत')
    expect(screen.queryByText(/^Not every mail server/)).not.toBeInTheDocument()
    expect(screen.queryByText(/we keep what you send/i)).not.toBeInTheDocument()
  })

  it('of a fresher is sent once the number is right, and says when it is answered and how long kept', async () => {
    const form = await openFilledForm({ ...portal, settings: { retentionMonths: 12, answerDays: 4 } })
    expect(screen.getByText(/^We keep what you send for 12 months/)).toBeVisible()
    expect(screen.getByText('We usually answer within 4 days')).toBeVisible()
    await form.tick('Fresher, no experience yet')
    await form.write('Mobile', 'abcdefghij')
    await form.send()
    const sentence = 'Please enter a mobile number, for example 9876543210.'
    await waitFor(() => expect(warnings()).toEqual([sentence]))
    expect(form.field('Mobile')).toHaveAccessibleDescription(sentence)
    expect(form.field('Mobile')).toHaveFocus()
    await form.write('Mobile', '+91 98989-89898')
    await form.write('Email', '<kiran.netam@example.com>')
    await form.send()
    await screen.findByText(SENT)
    expect(
      await screen.findByText(/calls you if it fits the job\. We usually answer within 4 days\.$/),
    ).toBeVisible()
    expect(await storedApplications(portal)).toMatchObject([
      {
        mobile: '9898989898',
        email: 'kiran.netam@example.com',
        experience_from: '0',
        experience_to: '0',
      },
    ])
  })

  it('asks again for a file that cannot be read when it is sent, and keeps the rest', async () => {
    const { attach, field, send } = await openFilledForm(portal)
    const changed = docxFile('mine.docx')
    changed.arrayBuffer = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'))
    await attach('Resume', changed)
    await send()
    const sentence = 'mine.docx can no longer be read. Please choose it again.'
    await waitFor(() => expect(warnings()).toEqual([sentence]))
    expect(field('Resume')).toHaveAccessibleDescription(sentence)
    expect(field('Resume').files).toHaveLength(0)
    expect(field('Full Name')).toHaveValue('Kiran Netam')
    await attach('Resume', docxFile('mine.docx'))
    await send()
    await screen.findByText(SENT)
    expect(await storedApplications(portal)).toHaveLength(1)
  })

  it('that is sent without a line keeps everything, its file too, while the visitor looks elsewhere', async () => {
    let isOnline = false
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
    const line: typeof fetch = async (input, init) => {
      if (!isOnline && input instanceof Request && input.method === 'POST') throw new TypeError('offline')
      return fetch(input, init)
    }
    const { goTo, form, field, send } = await openFilledForm({ ...portal, fetch: line })
    await send()
    await waitFor(() => expect(warnings()).toEqual(['You are offline. Nothing is lost.']))
    await goTo('/about-us')
    await screen.findByRole('heading', { level: 1, name: 'About Us' })
    await goTo('/apply-job?job_id=42')
    await screen.findByText('What you typed earlier is back.')
    expect(screen.queryByText(/files must be chosen again/i)).not.toBeInTheDocument()
    expect(form().getByText('resume.docx')).toBeVisible()
    expect(field('Full Name')).toHaveValue('Kiran Netam')
    isOnline = true
    await send()
    await screen.findByText(SENT)
    expect(await storedApplications(portal)).toMatchObject([{ files: [{ original_name: 'resume.docx' }] }])
  })
})
