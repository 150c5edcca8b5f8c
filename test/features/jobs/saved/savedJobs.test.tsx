import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { card, openJobList } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp, SITE } from '@test/support/renderApp'

describe('Saved jobs', () => {
  let portal: Portal

  const jobs = [
    { job_id: '1012', position: 'Ward Nurse', location: 'Raipur', ctc_from: 2.16, ctc_to: 2.88 },
    { job_id: '1044', position: 'Tutor', location: 'Bhilai', ctc_from: 3, ctc_to: 4 },
    { job_id: '1050', position: 'Guard', location: 'Korba', ctc_from: 1.8, ctc_to: 2 },
    { job_id: '1051', position: 'Driver', location: 'Durg' },
    { job_id: '1060', position: 'Cook', location: 'Satna', closed_on: '2026-11-12' },
  ]

  beforeAll(async () => {
    portal = await startPortal(jobs)
  })
  afterAll(() => portal.close())

  const heart = (position: string) => within(card(position)).getByRole('button', { name: `Save ${position}` })

  /** The memory of a device that saved these jobs, the last one first. */
  const save = (...positions: string[]) => {
    const saved = positions.toReversed().map((position) => ({
      job_id: jobs.find((job) => job.position === position)?.job_id,
      position,
      company_name: 'Arogyam',
      location: 'Raipur',
    }))
    localStorage.setItem('jobMemory', JSON.stringify({ saved }))
  }

  const openSaved = async () => {
    const app = renderApp('/saved-jobs', portal)
    await screen.findByRole('heading', { level: 1 })
    const section = (title: string) => {
      const found = screen.getByRole('heading', { level: 2, name: title }).closest('section')
      if (!found) throw new Error(`${title} heads no section`)
      return within(found)
    }
    const listed = (title: string) =>
      section(title)
        .queryAllByRole('listitem')
        .map((item) => within(item).getByRole('link').textContent)
    return { ...app, section, listed }
  }

  describe('The heart of a job', () => {
    it('saves it on the device and takes it back, and keeps its name', async () => {
      const { user } = await openJobList(portal)
      expect(heart('Tutor')).toHaveAttribute('aria-pressed', 'false')
      await user.click(heart('Tutor'))
      expect(heart('Tutor')).toHaveAttribute('aria-pressed', 'true')
      expect(heart('Guard')).toHaveAttribute('aria-pressed', 'false')
      cleanup()

      await openJobList(portal)
      await waitFor(() => expect(heart('Tutor')).toHaveAttribute('aria-pressed', 'true'))
      await user.click(heart('Tutor'))
      expect(heart('Tutor')).toHaveAttribute('aria-pressed', 'false')
    })

    it('is on the details, too', async () => {
      const { user } = renderApp('/job-details?s=1012', portal)
      const button = await screen.findByRole('button', { name: 'Save job' })
      await user.click(button)
      expect(button).toHaveAttribute('aria-pressed', 'true')
      cleanup()
      const { listed } = await openSaved()
      await waitFor(() => expect(listed('Saved jobs')).toEqual(['Ward Nurse']))
      await waitFor(() => expect(listed('Recently viewed')).toEqual(['Ward Nurse']))
    })

    it('is not disturbed by what lies there', async () => {
      localStorage.setItem('jobMemory', '{"saved":[1,null,{"job_id":7},{"job_id":""}],"viewed":{}}')
      const { user } = await openJobList(portal)
      await user.click(heart('Tutor'))
      expect(localStorage.getItem('jobMemory')).toContain('"saved":[{"job_id":"1044"')
    })

    it('says so where the browser forbids to store anything, and holds until the page is left', async () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
      const { user } = await openJobList(portal)
      await user.click(heart('Tutor'))
      expect(await screen.findByText(/does not let us keep your jobs/)).toBeVisible()
      expect(heart('Tutor')).toHaveAttribute('aria-pressed', 'true')
    })

    it('agrees with another tab, and knows nothing that was forgotten when Back brings its page alive again', async () => {
      save('Guard')
      const other = localStorage.getItem('jobMemory') ?? ''
      localStorage.clear()
      await openJobList(portal)
      expect(heart('Guard')).toHaveAttribute('aria-pressed', 'false')
      localStorage.setItem('jobMemory', other)
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jobMemory', newValue: other })))
      expect(heart('Guard')).toHaveAttribute('aria-pressed', 'true')
      localStorage.clear()
      const shown = Object.assign(new Event('pageshow'), { persisted: true })
      act(() => void window.dispatchEvent(shown))
      expect(heart('Guard')).toHaveAttribute('aria-pressed', 'false')
    })
  })

  describe('The saved jobs', () => {
    it('stand with the newest first, and those that closed since then say so', async () => {
      save('Tutor', 'Ward Nurse')
      const stored = JSON.parse(localStorage.getItem('jobMemory') ?? '') as { saved: object[] }
      const gone = {
        job_id: '9',
        position: 'Cook',
        company_name: 'Arogyam',
        location: 'Satna',
        ctc: '2',
      }
      localStorage.setItem('jobMemory', JSON.stringify({ ...stored, saved: [...stored.saved, gone] }))
      const { listed, section } = await openSaved()
      await waitFor(() => expect(listed('Saved jobs')).toEqual(['Ward Nurse', 'Tutor', 'Cook']))
      await section('Saved jobs').findByText(/^Closed/)
      const items = section('Saved jobs').getAllByRole('listitem')
      expect(items.map((item) => /Closed/.test(item.textContent))).toEqual([false, false, true])
      expect(items[2]).toHaveTextContent('Closed · Arogyam · Satna · ₹ 2 Lakhs')
      expect(section('Saved jobs').getByRole('checkbox', { name: 'Compare Cook' })).toBeDisabled()
    })

    it('tell the day on which our server closed one', async () => {
      const cook = { job_id: '1060', position: 'Cook', company_name: 'Arogyam', location: 'Satna' }
      localStorage.setItem('jobMemory', JSON.stringify({ viewed: [cook] }))
      const { section } = await openSaved()
      expect(await section('Recently viewed').findByText('Closed on 12-11-2026 ·')).toBeVisible()
    })

    it('are compared side by side, two or three of them', async () => {
      save('Ward Nurse', 'Tutor', 'Guard', 'Driver')
      const { user } = await openSaved()
      const compare = () => screen.getByRole('button', { name: 'Compare' })
      const tick = (position: string) => screen.getByRole('checkbox', { name: `Compare ${position}` })
      await waitFor(() => expect(screen.queryAllByRole('checkbox')).toHaveLength(4))
      await waitFor(() => expect(tick('Tutor')).toBeEnabled())
      await user.click(tick('Ward Nurse'))
      expect(compare()).toBeDisabled()
      expect(compare()).toHaveAccessibleDescription('Tick 2 or 3 to compare')
      await user.click(tick('Tutor'))
      expect(compare()).not.toHaveAccessibleDescription()
      await user.click(compare())
      const table = within(await screen.findByRole('table'))
      expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
        'Job',
        'Ward Nurse',
        'Tutor',
      ])
      expect(table.getByRole('row', { name: /^Pay a month/ })).toHaveTextContent(
        'Pay a month₹ 18,000 - 24,000 a month₹ 25,000 - 33,300 a month',
      )
      expect(table.getByRole('row', { name: /^Place/ })).toHaveTextContent('PlaceRaipurBhilai')
      await user.click(tick('Guard'))
      expect(tick('Driver')).toBeDisabled()
      expect(table.getAllByRole('columnheader')).toHaveLength(4)
    })

    it('are all compared where there are two or three and none is ticked', async () => {
      save('Ward Nurse', 'Tutor', 'Guard')
      const { user } = await openSaved()
      await waitFor(() => expect(screen.getByRole('button', { name: 'Compare' })).toBeEnabled())
      await user.click(screen.getByRole('button', { name: 'Compare' }))
      expect(within(await screen.findByRole('table')).getAllByRole('columnheader')).toHaveLength(4)
      await user.click(screen.getByRole('checkbox', { name: 'Compare Guard' }))
      expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled()
      await user.click(screen.getByRole('checkbox', { name: 'Compare Tutor' }))
      expect(within(await screen.findByRole('table')).getAllByRole('columnheader')).toHaveLength(3)
    })

    it('are sent as one link', async () => {
      save('Tutor', 'Ward Nurse')
      const { user } = await openSaved()
      const link = await screen.findByRole('link', { name: 'Shortlist of 2 jobs' })
      expect(link).toHaveAttribute('href', '/shortlist?job=1012&job=1044')
      const write = jest.spyOn(navigator.clipboard, 'writeText')
      await user.click(screen.getByRole('button', { name: 'Copy link' }))
      expect(await screen.findByText('Link copied')).toBeVisible()
      expect(write).toHaveBeenCalledWith(`${SITE}/shortlist?job=1012&job=1044`)
    })

    it("are emptied by 'Forget my details', with everything else", async () => {
      save('Tutor')
      const { user, listed } = await openSaved()
      await waitFor(() => expect(listed('Saved jobs')).toEqual(['Tutor']))
      await user.click(screen.getByRole('button', { name: 'Forget my details' }))
      await waitFor(() => expect(listed('Saved jobs')).toEqual([]))
      expect(screen.getByText(/^Press the heart of a job/)).toBeVisible()
      expect(screen.getByText(/^Kept on this device only/)).toHaveFocus()
      expect(screen.getByRole('link', { name: 'See all full-time jobs' })).toBeVisible()
      expect(localStorage.getItem('jobMemory')).toBeNull()
      // And undone.
      await user.click(screen.getByRole('button', { name: 'Undo' }))
      expect(listed('Saved jobs')).toEqual(['Tutor'])
      expect(screen.queryByText('Your details are forgotten.')).not.toBeInTheDocument()
      await waitFor(() => expect(localStorage.getItem('jobMemory')).toContain('Tutor'))
    })

    it('and their number are one press away on every screen', async () => {
      save('Tutor', 'Guard')
      const { user, address } = renderApp('/contact-us', portal)
      const header = within(await screen.findByRole('banner'))
      await user.click(await header.findByRole('link', { name: 'Saved jobs, 2' }))
      await screen.findByRole('heading', { level: 1, name: 'Your jobs' })
      expect(address()).toBe('/saved-jobs')
      await user.click(header.getByRole('button', { name: /menu/i }))
      const panel = within(await screen.findByRole('dialog', { name: 'Menu' }))
      expect(panel.getByRole('link', { name: 'Saved jobs, 2' })).toHaveAttribute('href', '/saved-jobs')
      await user.keyboard('{Escape}')
      for (const position of ['Tutor', 'Guard'])
        await user.click(await screen.findByRole('button', { name: `Remove ${position}` }))
      expect(await header.findByRole('link', { name: 'Saved jobs' })).toBeVisible()
    })
  })

  test('A job that was applied for says when, wherever it stands', async () => {
    const applied = [{ job_id: '1044', position: 'Tutor', appliedOn: '2026-11-25' }]
    localStorage.setItem('jobMemory', JSON.stringify({ applied }))
    const { section } = await openSaved()
    expect(await section('Applied for').findByText('Applied on 25-11-2026')).toBeVisible()
    cleanup()
    renderApp('/job-details?s=1044', portal)
    expect(await screen.findByText('Applied on 25-11-2026')).toBeVisible()
  })
})

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    { job_id: '1012', position: 'Ward Nurse' },
    { job_id: '1044', position: 'Tutor' },
  ])
})
afterAll(() => portal.close())

describe('A shortlist', () => {
  const positionsAt = async (query: string) => {
    renderApp(`/shortlist?${query}`, portal)
    await screen.findByRole('heading', { level: 1, name: 'Shortlist of jobs' })
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    return screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
  }

  it('shows its jobs in its order, each once', async () => {
    expect(await positionsAt('job=1044&job=1012&job=1044')).toEqual(['Tutor', 'Ward Nurse'])
    expect(screen.queryByText(/This link names more jobs/)).not.toBeInTheDocument()
    expect(screen.getByText(/^2 jobs chosen for you\./)).toBeVisible()
    // They are saved at once, and taken back.
    const all = screen.getByRole('button', { name: 'Save all' })
    const saved = () =>
      (JSON.parse(localStorage.getItem('jobMemory') ?? '{}') as { saved?: { position: string }[] }).saved
    act(() => all.click())
    expect(all).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(saved()?.map(({ position }) => position)).toEqual(['Ward Nurse', 'Tutor']))
    act(() => all.click())
    await waitFor(() => expect(saved()).toEqual([]))
  })

  it.each([
    ['job=1012&job=9&job=constructor', ['Ward Nurse'], '2 of these jobs are no longer open.'],
    ['job=8&job=9', [], 'None of these jobs is open any more.'],
    ['job=&job=%20', [], 'This link names no job.'],
    [
      ['job=1012', ...Array.from({ length: 20 }, (_, id) => `job=${id}`)].join('&'),
      ['Ward Nurse'],
      'This link names more jobs. The first 20 are shown.',
    ],
  ])('%s', async (query, positions, sentence) => {
    expect(await positionsAt(query)).toEqual(positions)
    expect(screen.getByText(sentence)).toBeVisible()
  })
})
