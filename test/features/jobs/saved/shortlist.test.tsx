import { act, screen, waitFor, within } from '@testing-library/react'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

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
    ['', [], 'This link names no job.'],
    ['job=&job=%20', [], 'This link names no job.'],
    [
      Array.from({ length: 500 }, (_, id) => `job=${id}`).join('&'),
      [],
      'None of these jobs is open any more.',
    ],
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
