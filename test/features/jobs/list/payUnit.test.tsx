import { act, cleanup, screen, within } from '@testing-library/react'
import { card, openJobList } from '@test/features/jobs/list/jobList'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([{ job_id: '1012', position: 'Ward Nurse', ctc_from: 2.16, ctc_to: 2.88 }])
})
afterAll(() => portal.close())

const unit = (name: string) =>
  within(screen.getByRole('group', { name: 'Pay' })).getByRole('button', { name })

describe('The pay of a job', () => {
  it('is by the year until a visitor switches to the month, which the device remembers', async () => {
    const { user } = await openJobList(portal)
    expect(unit('a year')).toHaveAttribute('aria-pressed', 'true')
    expect(card('Ward Nurse')).toHaveTextContent('₹ 2.16 - 2.88 Lakhs')
    await user.click(unit('a month'))
    expect(unit('a month')).toHaveAttribute('aria-pressed', 'true')
    expect(card('Ward Nurse')).toHaveTextContent('₹ 18,000 - 24,000 a month')
    cleanup()

    await openJobList(portal)
    expect(card('Ward Nurse')).toHaveTextContent('₹ 18,000 - 24,000 a month')
  })

  it('keeps the year beside the month in the details', async () => {
    localStorage.setItem('preferences', '{"payUnit":"month"}')
    renderApp('/job-details?s=1012', portal)
    expect(await screen.findByText('₹ 18,000 - 24,000 a month, ₹ 2.16 - 2.88 Lakhs')).toBeVisible()
  })

  it('can be switched where the browser forbids to store anything', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { user } = await openJobList(portal)
    await user.click(unit('a month'))
    expect(card('Ward Nurse')).toHaveTextContent('a month')
    await user.click(screen.getByRole('link', { name: 'Ward Nurse' }))
    expect(await screen.findByText('₹ 18,000 - 24,000 a month, ₹ 2.16 - 2.88 Lakhs')).toBeVisible()
  })

  it('agrees with another tab', async () => {
    await openJobList(portal)
    localStorage.setItem('preferences', '{"payUnit":"month"}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' })))
    expect(unit('a month')).toHaveAttribute('aria-pressed', 'true')
  })
})
