import { within } from '@testing-library/react'
import { card, openJobList } from '@test/features/jobs/list/jobList'
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
  it('is headed by the position, which links to the details, and shows the facts', async () => {
    await openJobList(portal)
    const shown = card('Turner & Fitter')
    const heading = within(shown).getByRole('heading', { name: 'Turner & Fitter' })
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/job-details?s=7')
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

  it('cuts a description longer than 90 characters with …, and shows texts as they came, not as HTML', async () => {
    expect(NINETY).toHaveLength(90)
    await openJobList(portal)
    expect(within(card('Turner & Fitter')).getByText(NINETY)).toBeVisible()
    expect(within(card('Planner')).getByText(`${NINETY}…`)).toBeVisible()
    const shown = card('C++ <Engineer> & "Lead"')
    expect(within(shown).getByText('<b>Files</b> &amp; post')).toBeVisible()
  })

  it('shares the absolute address of its details in a new tab, on three networks only', async () => {
    await openJobList(portal)
    const links = within(card('Driver')).getAllByRole('link', { name: /^Share/ })
    expect(links).toHaveLength(3)
    for (const [network, host] of [
      ['Facebook', 'www.facebook.com'],
      ['LinkedIn', 'www.linkedin.com'],
      ['WhatsApp', 'api.whatsapp.com'],
    ] as const) {
      const link = within(card('Driver')).getByRole('link', { name: new RegExp(network) })
      const url = new URL(link.getAttribute('href') ?? '')
      expect(url.host).toBe(host)
      expect([...url.searchParams.values()].join(' ')).toContain(`${SITE}/job-details?s=9`)
      expect(link).toHaveAttribute('target', '_blank')
    }
  })

  it('shares the canonical address where the settings name one', async () => {
    await openJobList(portal, '', { settings: { publicUrl: 'https://navkaam.example' } })
    const link = within(card('Driver')).getByRole('link', { name: /Facebook/ })
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('u')).toBe(
      'https://navkaam.example/job-details?s=9',
    )
  })
})
