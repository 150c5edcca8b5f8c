import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { card, openJobList, positions } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

describe('Cards', () => {
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
      {
        job_id: '1012',
        position: 'Staff Nurse',
        location: 'Nagpur',
        ctc_from: 2.16,
        ctc_to: 2.88,
        ctc: '0-3',
      },
      {
        job_id: '1013',
        position: 'Ward Nurse',
        location: 'Raipur',
        ctc_from: null,
        ctc_to: null,
        ctc: '6-10',
      },
      { job_id: '1014', position: 'Room 1012 Steward', location: 'Raipur' },
    ])
  })
  afterAll(() => portal.close())

  describe('A job card', () => {
    it('is headed by the position, shows the facts and 90 characters as they came, and shares its address on three networks only', async () => {
      expect(NINETY).toHaveLength(90)
      await openJobList(portal, '', { settings: { publicUrl: 'https://navkaam.example' } })
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
      ).toEqual(['Salary', 'Experience', 'Location', 'Openings'])
      // A missing date, and no empty range.
      const bare = card('Driver')
      expect(bare).toHaveTextContent('---')
      expect(bare).not.toHaveTextContent(/₹|null|undefined|NaN/)

      expect(within(shown).getByText(NINETY)).toBeVisible()
      expect(within(card('Planner')).getByText(`${NINETY}…`)).toBeVisible()
      const odd = card('C++ <Engineer> & "Lead"')
      expect(within(odd).getByText('<b>Files</b> &amp; post')).toBeVisible()

      const links = within(bare).getAllByRole<HTMLAnchorElement>('link', { name: /^Share/ })
      expect(links.map(({ host }) => host)).toEqual([
        'www.facebook.com',
        'www.linkedin.com',
        'api.whatsapp.com',
      ])
      for (const { href, target } of links) {
        expect(href).not.toContain('+')
        expect([...new URL(href).searchParams.values()].join(' ')).toContain(
          'https://navkaam.example/job-details?s=9',
        )
        expect(target).toBe('_blank')
      }
    })
  })

  describe('The pay of a job', () => {
    const unit = (name: string) =>
      within(screen.getByRole('group', { name: 'Pay' })).getByRole('button', { name })

    it('is by the year until a visitor switches to the month, which the device remembers where it may', async () => {
      const { user } = await openJobList(portal)
      const forbid = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
      await user.click(unit('a month'))
      expect(card('Staff Nurse')).toHaveTextContent('a month')
      await user.click(unit('a year'))
      forbid.mockRestore()
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
  })

  test('A text that few jobs contain, or none, leads to cards of jobs that are close to it, to a number and to a place', async () => {
    const { user, enterSearch, seesJobs, seesAddress } = await openJobList(portal)
    await enterSearch('nagpur nurce')
    await seesJobs(0)
    const part = await screen.findByRole('region', { name: 'Close to what you typed' })
    expect([...part.querySelectorAll('article')].map((one) => one.querySelector('h2')?.textContent)).toEqual([
      'Staff Nurse',
      'Ward Nurse',
    ])
    expect(
      within(part).getByText('No job has exactly these words. Some are outside Nagpur. 2 that are close:'),
    ).toBeVisible()
    expect(screen.queryByText('No job fits these filters')).not.toBeInTheDocument()

    // A number leads to that job, above what contains the number too.
    await enterSearch('1012')
    await seesJobs(1)
    await waitFor(() => expect(positions()).toEqual(['Staff Nurse', 'Room 1012 Steward']))
    expect(screen.getByText('Only 1 job has exactly these words. 1 that is close:')).toBeVisible()

    await enterSearch('driver रायपुर')
    await user.click(await screen.findByRole('button', { name: 'In Raipur: 2 jobs' }))
    await seesJobs(2)
    await seesAddress('/full-time-jobs?location=Raipur')
    expect(screen.getByText('2 Jobs available')).toHaveFocus()
  })
})

test('The mark of a card says new up to three days, but before that what the visitor did with the job', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T10:00:00+05:30'))
  const news = await startPortal([
    { job_id: '1', position: 'Today', company_name: 'Otter', date_posted: '2026-11-24' },
    { job_id: '2', position: 'Yesterday', date_posted: '2026-11-23' },
    { job_id: '3', position: 'The day before', date_posted: '2026-11-22' },
    { job_id: '4', position: 'Three days ago', date_posted: '2026-11-21' },
    { job_id: '5', position: 'Four days ago', date_posted: '2026-11-20' },
    { job_id: '6', position: 'Undated', date_posted: null },
  ])
  const kept = (job_id: string, appliedOn = '') => ({ job_id, position: '', company_name: '', appliedOn })
  localStorage.setItem(
    'jobMemory',
    JSON.stringify({ viewed: [kept('2'), kept('3'), kept('6')], applied: [kept('3', '2026-11-23')] }),
  )
  await openJobList(news)
  const marks = () =>
    screen
      .getAllByRole('article')
      .map((one) => [...one.querySelectorAll('strong')].map((mark) => mark.textContent).join())
  await waitFor(() => expect(marks()).toEqual(['New', 'Seen', 'Applied on 23-11-2026', 'New', '', 'Seen']))
  // A word of its own.
  expect(card('Today')).toHaveTextContent(/Otter New/)
  await news.close()
})
