import { screen, waitFor, within } from '@testing-library/react'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp, SITE } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '1012', position: 'Ward Nurse', location: 'Raipur', ctc_from: 2.5, ctc_to: 3.5 },
    { job_id: '1013', position: 'Helper', location: '', ctc: '', ctc_from: null, ctc_to: null },
  ])
})
afterAll(() => portal.close())

const ADDRESS = `${SITE}/job-details?s=1012`

const openJob = async (id = '1012', position = 'Ward Nurse') => {
  const app = renderApp(`/job-details?s=${id}`, portal)
  await screen.findByRole('heading', { level: 1, name: position })
  return app
}

const textOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text')

describe('On the details of a job', () => {
  it('its number stands, and one line against fraud', async () => {
    await openJob()
    expect(screen.getByText('Job no. 1012')).toBeVisible()
    expect(screen.getByText('We never ask for money')).toBeVisible()
    expect(screen.getByRole('link', { name: 'tell us' })).toHaveAttribute('href', '/contact-us')
  })

  it('the office can be called, and asked on WhatsApp with number, position and place', async () => {
    await openJob()
    expect(screen.getByRole('link', { name: 'Call the office about this job' })).toHaveAttribute(
      'href',
      'tel:+917715550142',
    )
    const ask = screen.getByRole('link', { name: 'Ask on WhatsApp' })
    expect(ask.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/917715550143\?/)
    expect(textOf(ask)).toBe('I have a question about Job no. 1012: Ward Nurse, Raipur.')
  })

  it.each([
    ['1012', 'Ward Nurse', 'Ward Nurse, Raipur (Job no. 1012), ₹ 2.5 - 3.5 Lakhs a year'],
    ['1013', 'Helper', 'Helper (Job no. 1013)'],
  ])(
    'a shared text names position, number, place and pay where they are known: %s',
    async (id, position, text) => {
      await openJob(id, position)
      expect(textOf(screen.getByRole('link', { name: `Share on Telegram: ${position}` }))).toBe(text)
    },
  )

  it('the link is copied', async () => {
    const { user } = await openJob()
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    const told = await screen.findByText('Link copied')
    expect(told.closest('[role="status"]')).toBeInTheDocument()
    expect(write).toHaveBeenCalledWith(ADDRESS)
  })

  it('the link is shown where the browser forbids to copy it', async () => {
    const { user } = await openJob()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText(`Your browser does not let us copy. The link is ${ADDRESS}`)).toBeVisible()
  })

  it("the phone's share sheet opens where there is one", async () => {
    const share = jest.fn(() => Promise.resolve())
    Object.assign(navigator, { share })
    try {
      const { user } = await openJob()
      await user.click(await screen.findByRole('button', { name: 'Share' }))
      expect(share).toHaveBeenCalledWith({
        title: 'Ward Nurse',
        text: 'Ward Nurse, Raipur (Job no. 1012), ₹ 2.5 - 3.5 Lakhs a year',
        url: ADDRESS,
      })
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  })

  it('no share sheet is offered elsewhere', async () => {
    await openJob()
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  })
})

describe('On the apply screen and in its dialog', () => {
  it('the number of the job stands', async () => {
    renderApp('/apply-job?job_id=1012', portal)
    expect(await screen.findByText('Job no. 1012')).toBeVisible()
  })

  it('the number stands beside the line against fraud', async () => {
    const { user } = await openJob()
    await user.click(screen.getByRole('button', { name: 'Quick apply' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Job no. 1012')).toBeVisible()
    expect(dialog.getByText('We never ask for money')).toBeVisible()
  })
})

describe('The list of full-time jobs', () => {
  it('can be followed as it is filtered', async () => {
    renderApp('/full-time-jobs?location=Raipur&sort=newest', portal)
    const link = await screen.findByRole('link', { name: 'Follow this list (RSS)' })
    await waitFor(() => expect(link).toHaveAttribute('href', '/jobs.rss?location=Raipur'))
  })
})
