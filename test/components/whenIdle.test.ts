import { whenIdle } from '@/components/whenIdle'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('Work that may wait', () => {
  it('is done when the browser says that it is idle, and is called off with it', () => {
    const waiting = new Map<number, (deadline: object) => void>()
    Object.assign(window, {
      requestIdleCallback: (work: (deadline: object) => void) => {
        waiting.set(waiting.size + 1, work)
        return waiting.size
      },
      cancelIdleCallback: (handle: number) => waiting.delete(handle),
    })
    const done: string[] = []
    const callOff = whenIdle(() => done.push('called off'))
    // Of the time that is left the work is told nothing: what takes an argument means another.
    whenIdle((...given: unknown[]) => done.push('done', ...given.map(String)))
    expect(done).toEqual([])
    callOff()
    waiting.forEach((work) => work({}))
    expect(done).toEqual(['done'])
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
  })

  it('is done a little later where the browser knows no idle time', () => {
    const done: string[] = []
    const callOff = whenIdle(() => done.push('called off'))
    whenIdle(() => done.push('done'))
    expect(done).toEqual([])
    callOff()
    jest.runAllTimers()
    expect(done).toEqual(['done'])
  })
})
