import { screen, within } from '@testing-library/react'
import { card, openJobList, positions } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { SITE, renderApp } from '@test/support/renderApp'
import { daysBefore, todayInIndia } from '@/domain/site/calendar'
import { openWith } from '@test/features/openWith'
import { wireJob } from '@test/support/jobs'
import { success } from '@test/support/scriptedApi'

describe('The details', () => {
  const today = todayInIndia(Date.now())
  const inDays = (days: number) => daysBefore(today, -days)
  const shown = (day: string) => day.split('-').toReversed().join('-')

  let portal: Portal

  beforeAll(async () => {
    portal = await startPortal([
      {
        job_id: '1012',
        position: 'Ward Nurse',
        closing_date: inDays(5),
        confirmed_on: inDays(-2),
        walk_in_date_from: inDays(1),
        walk_in_date_to: inDays(2),
        walk_in_time: '10 am to 4 pm',
        walk_in_address: 'वर्धा रोड, नागपुर',
        walk_in_bring: 'Two photographs',
      },
      { job_id: '1013', position: 'Last day', closing_date: today },
      { job_id: '1014', position: 'Closed yesterday', closing_date: inDays(-1) },
      { job_id: '1015', position: 'Plain' },
      {
        job_id: '1016',
        position: 'Secret',
        company_name: 'Quantrail Systems',
        about_company: 'Software of Quantrail.',
        company_hidden: 'yes',
      },
    ])
  })
  afterAll(() => portal.close())

  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

  test('A job with a closing date and a walk-in says until when, where and with what', async () => {
    const { goTo } = renderApp('/job-details?s=1012', portal)
    await heading('Ward Nurse')
    expect(screen.getByText(`Apply by ${shown(inDays(5))} · 5 days left`)).toBeVisible()
    expect(screen.getByText(`Confirmed open on ${shown(inDays(-2))}`)).toBeVisible()
    const block = within(screen.getByRole('region', { name: 'Walk-in interview' }))
    expect(block.getByText(`${shown(inDays(1))} to ${shown(inDays(2))}`)).toBeVisible()
    expect(block.getByText('10 am to 4 pm')).toBeVisible()
    expect(block.getByText('वर्धा रोड, नागपुर')).toHaveAttribute('lang', 'hi')
    expect(block.getByText('Two photographs')).toBeVisible()
    const file = block.getByRole('link', { name: 'Add to calendar' })
    expect(file).toHaveAttribute('download', 'walk-in-1012.ics')
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(
      `DTSTART;VALUE=DATE:${inDays(1).replaceAll('-', '')}`,
    )
    expect(block.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
      'href',
      `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: 'वर्धा रोड, नागपुर' })}`,
    )

    await goTo('/job-details?s=1013')
    await heading('Last day')
    expect(screen.getByText(`Apply by ${shown(today)} · last day`)).toBeVisible()
    await goTo('/job-details?s=1014')
    await heading('This job is no longer open')

    // A job without any of it shows nothing of it.
    await goTo('/job-details?s=1015')
    await heading('Plain')
    expect(screen.queryByText(/^(?:Apply by|Confirmed)/)).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Walk-in interview' })).not.toBeInTheDocument()
  })

  test('A closed job is in no list, and an employer who is hidden is named in no answer and not found by a search', async () => {
    const answer = await fetch(`${portal.origin}/web/job/get`)
    const text = await answer.text()
    const { data } = JSON.parse(text) as { data: { job_id: string }[] }
    expect(data.map(({ job_id }) => job_id).toSorted()).toEqual(['1012', '1013', '1015', '1016'])
    expect(text).not.toContain('Quantrail')
    const { enterSearch, seesJobs } = await openJobList(portal)
    expect(positions()).not.toContain('Closed yesterday')
    expect(screen.getByText('4 Jobs available')).toBeVisible()
    expect(card('Ward Nurse')).toHaveTextContent(`Apply by ${shown(inDays(5))}`)
    expect(within(card('Secret')).getByText('Confidential')).toBeVisible()
    await enterSearch('quantrail')
    await seesJobs(0)
  })
})

describe('Contact and sharing', () => {
  let portal: Portal

  beforeAll(async () => {
    portal = await startPortal([
      { job_id: '1012', position: 'Ward Nurse', location: 'Raipur', ctc_from: 2.5, ctc_to: 3.5 },
      { job_id: '1013', position: 'Helper', location: '', ctc: '', ctc_from: null, ctc_to: null },
    ])
  })
  afterAll(() => portal.close())

  const ADDRESS = `${SITE}/job-details?s=1012`

  const openJob = async () => {
    const app = renderApp('/job-details?s=1012', portal)
    await screen.findByRole('heading', { level: 1, name: 'Ward Nurse' })
    return app
  }

  /** Some programs show a plus as it stands. */
  const textOf = (link: HTMLElement) => {
    const address = link.getAttribute('href') ?? ''
    expect(address).not.toContain('+')
    return new URL(address).searchParams.get('text')
  }

  test('The details of a job lead to the office, to a form and to others, under its number and one line against fraud', async () => {
    const { user, goTo } = await openJob()
    expect(screen.getByText('Job no. 1012')).toBeVisible()
    expect(screen.getByText('We never ask for money')).toBeVisible()
    expect(screen.getByRole('link', { name: 'tell us' })).toHaveAttribute('href', '/tell-us?job=1012')
    const call = screen.getByRole('link', { name: 'Call the office about this job' })
    expect(call).toHaveAttribute('href', 'tel:+917715550142')
    const ask = screen.getByRole('link', { name: 'Ask on WhatsApp' })
    expect(ask.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/917715550143\?/)
    expect(textOf(ask)).toBe('I have a question about Job no. 1012: Ward Nurse, Raipur.')
    const telegram = (position: string) =>
      textOf(screen.getByRole('link', { name: `Share on Telegram: ${position}` }))
    expect(telegram('Ward Nurse')).toBe('Ward Nurse, Raipur (Job no. 1012), ₹ 2.5 - 3.5 Lakhs a year')

    const write = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    const told = await screen.findByText('Link copied')
    expect(told.closest('[role="status"]')).toBeInTheDocument()
    expect(write).toHaveBeenCalledWith(ADDRESS)
    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText(`Your browser does not let us copy. The link is ${ADDRESS}`)).toBeVisible()

    const bar = within(screen.getByRole('region', { name: 'Apply for this job' }))
    expect(bar.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/apply-job?job_id=1012')
    expect(bar.getByRole('button', { name: 'Quick apply' })).toHaveAccessibleDescription('Opens here')
    expect(bar.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'false')
    await user.click(bar.getByRole('button', { name: 'Share' }))
    expect(screen.getByRole('link', { name: 'Share on Facebook: Ward Nurse' })).toHaveFocus()
    await user.click(bar.getByRole('button', { name: 'Quick apply' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Job no. 1012')).toBeVisible()
    expect(dialog.getByText('We never ask for money')).toBeVisible()

    // Place and pay are named where they are known.
    await goTo('/job-details?s=1013')
    await screen.findByRole('heading', { level: 1, name: 'Helper' })
    expect(telegram('Helper')).toBe('Helper (Job no. 1013)')
  })

  test("The phone's share sheet opens where there is one", async () => {
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
})

describe('Jobs like another', () => {
  let portal: Portal

  beforeAll(async () => {
    portal = await startPortal([
      { job_id: '1', position: 'Ward Nurse', role_id: '2', location: 'Raipur', ctc_from: 3, ctc_to: 5 },
      { job_id: '2', position: 'Staff Nurse', role_id: '2', location: 'Bhilai', ctc_from: 3.6, ctc_to: 4.8 },
      {
        job_id: '3',
        position: 'Shift Lead',
        location: 'Durg, Raipur',
        ctc: '',
        ctc_from: null,
        ctc_to: null,
      },
      { job_id: '4', position: 'Closed Nurse', role_id: '2', location: 'Raipur', closed_on: '2026-11-12' },
      { job_id: '5', position: 'Matron', role_id: '2', industry_id: '2', ctc_from: 36, ctc_to: 48 },
    ])
  })
  afterAll(() => portal.close())

  const similar = async () => {
    const section = within(await screen.findByRole('region', { name: 'Similar jobs' }))
    return section.getAllByRole('link').map((link) => {
      const item = link.closest('li')
      if (!item) throw new Error('The link stands in no list')
      const reasons = within(item)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
      return [link.textContent, within(item).getByText(/ · /).textContent, ...reasons]
    })
  }

  describe('Similar jobs', () => {
    it('stand at the end of a job with place, pay and reasons, and lead to it; a job that none is like has none', async () => {
      const { user, address, goTo } = renderApp('/job-details?s=1', portal)
      expect(await similar()).toEqual([
        ['Staff Nurse', 'Bhilai · ₹ 3.6 - 4.8 Lakhs', 'Same role', 'Near this pay'],
        ['Shift Lead', 'Durg, Raipur · Salary not disclosed', 'Same industry', 'Same place'],
      ])
      await user.click(screen.getByRole('link', { name: 'Staff Nurse' }))
      await screen.findByRole('heading', { level: 1, name: 'Staff Nurse' })
      expect(address()).toBe('/job-details?s=2')
      expect(await similar()).toEqual([
        ['Ward Nurse', 'Raipur · ₹ 3 - 5 Lakhs', 'Same role', 'Near this pay'],
        ['Shift Lead', 'Durg, Raipur · Salary not disclosed', 'Same industry'],
      ])
      await goTo('/job-details?s=5')
      await screen.findByRole('heading', { level: 1, name: 'Matron' })
      expect(screen.queryByRole('heading', { name: 'Similar jobs' })).not.toBeInTheDocument()
    })

    it('are picked from the list of another API, which is asked for it once', async () => {
      const bare = {
        d_name: null,
        role_name: null,
        ctc: null,
        ctc_from: null,
        ctc_to: null,
      }
      const { requests } = await openWith('/job-details?s=7', {
        '/web/job/get': [
          success([
            wireJob({ ...bare, job_id: 7, position: 'Welder' }),
            wireJob({ ...bare, job_id: 8, position: 'Turner' }),
            wireJob({ ...bare, job_id: 9, position: 'Smith', industry_name: 'Jewellery' }),
          ]),
        ],
      })
      expect(await similar()).toEqual([
        ['Turner', 'Bhilai · Salary not disclosed', 'Same industry', 'Same place'],
      ])
      expect(requests.filter(({ path }) => /job/.test(path)).map(({ path }) => path)).toEqual([
        '/web/job/get',
      ])
    })
  })

  const sees = async (...texts: string[]) => {
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
  }

  describe('A job that was closed', () => {
    it('tells which one it was, since when, and what is like it, but has no form to apply', async () => {
      localStorage.setItem('jobMemory', '{"payUnit":"month"}')
      const { goTo } = renderApp('/job-details?s=4', portal)
      await screen.findByRole('heading', { level: 1, name: 'This job is no longer open' })
      await sees('Closed Nurse', 'Trishul Precision Works · Raipur', 'Job no. 4', 'Closed on 12-11-2026')
      // 3 and 5 lakhs a year are 25,000 and 41,700 rupees a month, which is how this visitor reads pay.
      expect((await similar()).map(([position, facts]) => [position, facts])).toEqual([
        ['Ward Nurse', 'Raipur · ₹ 25,000 - 41,700 a month'],
        ['Staff Nurse', 'Bhilai · ₹ 30,000 - 40,000 a month'],
        ['Shift Lead', 'Durg, Raipur · Salary not disclosed'],
      ])
      expect(screen.getByRole('link', { name: 'See all full-time jobs' })).toHaveAttribute(
        'href',
        '/full-time-jobs',
      )
      await goTo('/apply-job?job_id=4')
      await screen.findByRole('heading', { level: 1, name: 'Apply For Job' })
      await sees('Closed Nurse', 'Closed on 12-11-2026')
      expect(screen.queryByRole('textbox', { name: 'Full Name' })).not.toBeInTheDocument()
      expect(await similar()).toHaveLength(3)
    })

    it('is told by another API, where its closing date has passed', async () => {
      const { requests } = await openWith('/job-details?s=7', {
        '/web/job/get': [success([wireJob({ job_id: 7, position: 'Welder', closing_date: '2026-01-31' })])],
      })
      await sees('Welder', 'Closed on 31-01-2026')
      expect(requests.filter(({ path }) => path.startsWith('/api'))).toEqual([])
    })
  })
})
