import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { card, openJobList, positions } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp, SITE } from '@test/support/renderApp'

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
    { job_id: '1012', position: 'Staff Nurse', location: 'Nagpur', ctc_from: 2.16, ctc_to: 2.88, ctc: '0-3' },
    { job_id: '1013', position: 'Ward Nurse', location: 'Raipur', ctc_from: null, ctc_to: null, ctc: '6-10' },
    { job_id: '1014', position: 'Room 1012 Steward', location: 'Raipur' },
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
    expect(
      within(shown)
        .getAllByRole('img')
        .map((icon) => icon.getAttribute('aria-label')),
    ).toEqual(['Experience', 'Salary', 'Location', 'Openings'])
    // A missing date, and no empty range.
    const bare = card('Driver')
    expect(bare).toHaveTextContent('---')
    expect(bare).not.toHaveTextContent(/₹|null|undefined|NaN/)
  })

  it('cuts a description longer than 90 characters with …, and shows texts as they came, not as HTML', async () => {
    expect(NINETY).toHaveLength(90)
    await openJobList(portal)
    expect(within(card('Turner & Fitter')).getByText(NINETY)).toBeVisible()
    expect(within(card('Planner')).getByText(`${NINETY}…`)).toBeVisible()
    const shown = card('C++ <Engineer> & "Lead"')
    expect(within(shown).getByText('<b>Files</b> &amp; post')).toBeVisible()
  })

  it.each([
    ['', SITE],
    ['https://navkaam.example', 'https://navkaam.example'],
  ])(
    'shares the absolute address of its details in a new tab, on three networks only, where the site is at "%s"',
    async (publicUrl, site) => {
      await openJobList(portal, '', { settings: { publicUrl } })
      const links = within(card('Driver')).getAllByRole<HTMLAnchorElement>('link', { name: /^Share/ })
      expect(links.map(({ host }) => host)).toEqual([
        'www.facebook.com',
        'www.linkedin.com',
        'api.whatsapp.com',
      ])
      for (const { href, target } of links) {
        expect([...new URL(href).searchParams.values()].join(' ')).toContain(`${site}/job-details?s=9`)
        expect(target).toBe('_blank')
      }
    },
  )
})

describe('The pay of a job', () => {
  const unit = (name: string) =>
    within(screen.getByRole('group', { name: 'Pay' })).getByRole('button', { name })

  it('is by the year until a visitor switches to the month, which the device remembers', async () => {
    const { user } = await openJobList(portal)
    expect(unit('a year')).toHaveAttribute('aria-pressed', 'true')
    expect(card('Staff Nurse')).toHaveTextContent('₹ 2.16 - 2.88 Lakhs')
    await user.click(unit('a month'))
    expect(unit('a month')).toHaveAttribute('aria-pressed', 'true')
    expect(card('Staff Nurse')).toHaveTextContent('₹ 18,000 - 24,000 a month')
    cleanup()
    // With the year beside it in the details.
    renderApp('/job-details?s=1012', portal)
    expect(await screen.findByText('₹ 18,000 - 24,000 a month, ₹ 2.16 - 2.88 Lakhs')).toBeVisible()
  })

  it('can be switched where the browser forbids to store anything', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { user } = await openJobList(portal)
    await user.click(unit('a month'))
    expect(card('Staff Nurse')).toHaveTextContent('a month')
  })

  it('agrees with another tab', async () => {
    await openJobList(portal)
    localStorage.setItem('preferences', '{"payUnit":"month"}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' })))
    expect(unit('a month')).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('A text that no job contains', () => {
  const close = () => screen.findByRole('region', { name: 'Close to what you typed' })
  const linksIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  it('leads to jobs that are close to it, with place and pay, beside the count of the exact search', async () => {
    const { enterSearch, clearSearch, seesJobs } = await openJobList(portal)
    await enterSearch('nagpur nurce')
    await seesJobs(0)
    const part = await close()
    expect(linksIn(part)).toEqual([['Staff Nurse', '/job-details?s=1012']])
    expect(within(part).getByText('Nagpur · ₹ 2.16 - 2.88 Lakhs')).toBeVisible()
    expect(screen.getByText('No job fits these filters')).toBeVisible()
    // Nothing more where nothing is close, or where a job contains the text.
    await clearSearch()
    await enterSearch('astronaut')
    await seesJobs(0)
    await waitFor(() => expect(screen.queryByText('Close to what you typed')).not.toBeInTheDocument())
    await clearSearch()
    await enterSearch('nurse')
    await seesJobs(2)
    expect(screen.queryByText('Close to what you typed')).not.toBeInTheDocument()
  })

  it('is looked for among the jobs that the other filters leave', async () => {
    await openJobList(portal, '?q=GNM&salary=6-10')
    expect(linksIn(await close())).toEqual([['Ward Nurse', '/job-details?s=1013']])
  })
})

test('The number of a job leads to that job, above what contains the number too', async () => {
  const { enterSearch, seesJobs } = await openJobList(portal)
  await enterSearch('1012')
  await seesJobs(1)
  await waitFor(() => expect(positions()).toEqual(['Room 1012 Steward']))
  expect(screen.getByRole('link', { name: 'Job no. 1012: Staff Nurse' })).toHaveAttribute(
    'href',
    '/job-details?s=1012',
  )
})
