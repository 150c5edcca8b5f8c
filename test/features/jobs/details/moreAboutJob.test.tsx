import { screen, waitFor, within } from '@testing-library/react'
import { card, openJobList, positions } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { SITE, renderApp } from '@test/support/renderApp'
import { daysBefore, todayInIndia } from '@/domain/site/calendar'

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

  const open = async (id: string, position: string) => {
    renderApp(`/job-details?s=${id}`, portal)
    await screen.findByRole('heading', { level: 1, name: position })
  }

  describe('A job with a closing date', () => {
    it('says until when one can apply, and when it was confirmed', async () => {
      await open('1012', 'Ward Nurse')
      expect(screen.getByText(`Apply by ${shown(inDays(5))} · 5 days left`)).toBeVisible()
      expect(screen.getByText(`Confirmed open on ${shown(inDays(-2))}`)).toBeVisible()
    })

    it('says that it is the last day', async () => {
      await open('1013', 'Last day')
      expect(screen.getByText(`Apply by ${shown(today)} · last day`)).toBeVisible()
    })

    it('is in no list and takes no application from the day after on', async () => {
      const answer = await fetch(`${portal.origin}/web/job/get`)
      const { data } = (await answer.json()) as { data: { job_id: string }[] }
      expect(data.map(({ job_id }) => job_id).toSorted()).toEqual(['1012', '1013', '1015', '1016'])
      await openJobList(portal)
      expect(positions()).not.toContain('Closed yesterday')
      expect(screen.getByText('4 Jobs available')).toBeVisible()
      expect(card('Ward Nurse')).toHaveTextContent(`Apply by ${shown(inDays(5))}`)
    })

    it('is no longer open at its address', async () => {
      renderApp('/job-details?s=1014', portal)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'This job is no longer open' }),
      ).toBeVisible()
    })
  })

  describe('A walk-in', () => {
    it('stands in a block with its facts, a calendar file and a map', async () => {
      await open('1012', 'Ward Nurse')
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
    })
  })

  test('A job without any of it shows nothing of it', async () => {
    await open('1015', 'Plain')
    expect(screen.queryByText(/^(?:Apply by|Confirmed)/)).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Walk-in interview' })).not.toBeInTheDocument()
  })

  test('An employer who is hidden is named in no answer, and not found by a search', async () => {
    const answer = await fetch(`${portal.origin}/web/job/get`)
    expect(await answer.text()).not.toContain('Quantrail')
    const { enterSearch, seesJobs } = await openJobList(portal)
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

  const openJob = async (id = '1012', position = 'Ward Nurse') => {
    const app = renderApp(`/job-details?s=${id}`, portal)
    await screen.findByRole('heading', { level: 1, name: position })
    return app
  }

  /** Some programs show a plus as it stands. */
  const textOf = (link: HTMLElement) => {
    const address = link.getAttribute('href') ?? ''
    expect(address).not.toContain('+')
    return new URL(address).searchParams.get('text')
  }

  describe('On the details of a job', () => {
    it('and in the dialog to apply its number stands, and one line against fraud', async () => {
      const { user } = await openJob()
      expect(screen.getByText('Job no. 1012')).toBeVisible()
      expect(screen.getByText('We never ask for money')).toBeVisible()
      expect(screen.getByRole('link', { name: 'tell us' })).toHaveAttribute('href', '/contact-us')
      await user.click(screen.getByRole('button', { name: 'Quick apply' }))
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.getByText('Job no. 1012')).toBeVisible()
      expect(dialog.getByText('We never ask for money')).toBeVisible()
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
      jest
        .spyOn(navigator.clipboard, 'writeText')
        .mockRejectedValue(new DOMException('no', 'NotAllowedError'))
      await user.click(screen.getByRole('button', { name: 'Copy link' }))
      expect(
        await screen.findByText(`Your browser does not let us copy. The link is ${ADDRESS}`),
      ).toBeVisible()
    })

    it('one region holds the ways to apply, to save and to share, which leads to the share links', async () => {
      const { user } = await openJob()
      const bar = within(screen.getByRole('region', { name: 'Apply for this job' }))
      expect(bar.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/apply-job?job_id=1012')
      expect(bar.getByRole('button', { name: 'Quick apply' })).toHaveAccessibleDescription('Opens here')
      expect(bar.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'false')
      await user.click(bar.getByRole('button', { name: 'Share' }))
      expect(screen.getByRole('link', { name: 'Share on Facebook: Ward Nurse' })).toHaveFocus()
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
  })

  describe('The list of full-time jobs', () => {
    it('can be followed as it is filtered', async () => {
      renderApp('/full-time-jobs?location=Raipur&sort=newest', portal)
      const link = await screen.findByRole('link', { name: 'Follow this list (RSS)' })
      await waitFor(() => expect(link).toHaveAttribute('href', '/jobs.rss?location=Raipur'))
    })
  })
})
