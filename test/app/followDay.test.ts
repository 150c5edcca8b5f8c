import { followDay } from '@/store/followDay'
import { selectToday } from '@/store/site'
import { makeStore } from '@/store/store'

const MINUTE_MS = 60_000

const start = (now: string) => {
  jest.useFakeTimers({ now: new Date(now) })
  const store = makeStore({ apiHost: '', fetch })
  const end = followDay(store)
  return { end, today: () => selectToday(store.getState()) }
}

afterEach(() => jest.useRealTimers())

describe('The day in India', () => {
  it('begins at midnight there, again and again', async () => {
    const { today, end } = start('2026-03-10T18:29:00Z')
    expect(today()).toBe('2026-03-10')
    await jest.advanceTimersByTimeAsync(MINUTE_MS)
    expect(today()).toBe('2026-03-11')
    await jest.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS)
    expect(today()).toBe('2026-03-12')
    end()
  })

  it('is looked up when a phone wakes whose timers slept', () => {
    const { today, end } = start('2026-03-10T12:00:00Z')
    jest.setSystemTime(new Date('2026-03-11T12:00:00Z'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(today()).toBe('2026-03-11')
    end()
  })
})
