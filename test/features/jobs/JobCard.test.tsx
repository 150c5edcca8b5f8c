import { screen, within } from '@testing-library/react'
import { card, openJobList } from '@test/features/jobs/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { SITE } from '@test/support/renderApp'

const NINETY = `Machine parts ${'x'.repeat(75)}!`
const NINETY_ONE = `${NINETY}?`

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '7', position: 'Turner & Fitter', short_job_description: NINETY },
    { job_id: '8', position: 'Planner', short_job_description: NINETY_ONE },
    {
      job_id: '9',
      position: 'Driver',
      date_posted: null,
      ctc: '',
      ctc_from: null,
      ctc_to: null,
      experience_from: null,
      experience_to: null,
      no_of_posts: null,
      location: '',
    },
    {
      job_id: '10',
      position: 'C++ <Engineer> & "Lead"',
      short_job_description: '<b>Files</b> &amp; post',
    },
  ])
})
afterAll(() => portal.close())

describe('A job card', () => {
  it('is headed by the position, which links to the details', async () => {
    await openJobList(portal)
    const heading = within(card('Turner & Fitter')).getByRole('heading', { name: 'Turner & Fitter' })
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/job-details?s=7')
  })

  it('shows experience, location, posts, salary in Lakhs and the day of posting', async () => {
    await openJobList(portal)
    const shown = card('Turner & Fitter')
    expect(shown).toHaveTextContent(/2\s?-\s?5 Years/)
    expect(shown).toHaveTextContent('Bhilai')
    expect(shown).toHaveTextContent(/4 Posts/)
    expect(shown).toHaveTextContent(/₹\s?3\.2\s?-\s?4\.8 Lakhs/)
    expect(shown).toHaveTextContent('05-03-2026')
  })

  it('shows --- for a missing date, and no empty range', async () => {
    await openJobList(portal)
    const shown = card('Driver')
    expect(shown).toHaveTextContent('---')
    expect(shown).not.toHaveTextContent('₹')
    expect(shown).not.toHaveTextContent(/null|undefined|NaN/)
  })

  it('shows a description of 90 characters whole, and cuts a longer one with …', async () => {
    expect(NINETY).toHaveLength(90)
    await openJobList(portal)
    expect(within(card('Turner & Fitter')).getByText(NINETY)).toBeVisible()
    expect(within(card('Planner')).getByText(`${NINETY}…`)).toBeVisible()
  })

  it('shows names and short texts as they came, and not as HTML', async () => {
    await openJobList(portal)
    const shown = card('C++ <Engineer> & "Lead"')
    expect(within(shown).getByText('<b>Files</b> &amp; post')).toBeVisible()
  })

  it.each([
    ['Facebook', 'www.facebook.com'],
    ['LinkedIn', 'www.linkedin.com'],
    ['WhatsApp', 'api.whatsapp.com'],
  ])('shares the absolute address of its details on %s in a new tab', async (network, host) => {
    await openJobList(portal)
    const link = within(card('Driver')).getByRole('link', { name: new RegExp(network) })
    const url = new URL(link.getAttribute('href') ?? '')
    expect(url.host).toBe(host)
    expect([...url.searchParams.values()].join(' ')).toContain(`${SITE}/job-details?s=9`)
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('shares on these three only', async () => {
    await openJobList(portal)
    expect(within(card('Driver')).getAllByRole('link', { name: /^Share/ })).toHaveLength(3)
    expect(screen.queryByRole('link', { name: /Telegram/ })).not.toBeInTheDocument()
  })

  it('shares the canonical address where the settings name one', async () => {
    await openJobList(portal, '', { settings: { publicUrl: 'https://navkaam.example' } })
    const link = within(card('Driver')).getByRole('link', { name: /Facebook/ })
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('u')).toBe(
      'https://navkaam.example/job-details?s=9',
    )
  })
})
