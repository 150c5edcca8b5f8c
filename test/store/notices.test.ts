import { noticeDismissed, selectNotices, successShown, warningShown } from '@/store/notices'
import { makeStore, type AppStore } from '@/store/store'

let store: AppStore
beforeEach(() => {
  store = makeStore({ apiHost: '', fetch })
})

const notices = () => selectNotices(store.getState())
const shown = () => notices().map(({ kind, text }) => ({ kind, text }))

describe('the notices', () => {
  it('are none at first', () => {
    expect(notices()).toEqual([])
  })

  it('are warnings and successes, the newest last', () => {
    store.dispatch(warningShown('Name is required.'))
    store.dispatch(successShown('Your resume was sent.'))
    expect(shown()).toEqual([
      { kind: 'warning', text: 'Name is required.' },
      { kind: 'success', text: 'Your resume was sent.' },
    ])
  })

  it('are told apart, also where one is given twice', () => {
    store.dispatch(warningShown('Name is required.'))
    store.dispatch(warningShown('Name is required.'))
    const [first, second] = notices()
    expect(first?.id).not.toBe(second?.id)
    store.dispatch(noticeDismissed(first?.id ?? ''))
    expect(notices()).toEqual([second])
  })

  it('go one by one, in any order', () => {
    store.dispatch(warningShown('one'))
    store.dispatch(warningShown('two'))
    store.dispatch(warningShown('three'))
    store.dispatch(noticeDismissed(notices()[1]?.id ?? ''))
    expect(shown().map(({ text }) => text)).toEqual(['one', 'three'])
    store.dispatch(noticeDismissed(notices()[1]?.id ?? ''))
    expect(shown().map(({ text }) => text)).toEqual(['one'])
  })

  it('stay where one is dismissed that is gone already', () => {
    store.dispatch(warningShown('one'))
    store.dispatch(noticeDismissed('no such notice'))
    expect(shown()).toEqual([{ kind: 'warning', text: 'one' }])
  })
})
