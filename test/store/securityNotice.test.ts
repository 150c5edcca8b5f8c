/** @jest-environment node */
import { securityNoticeShown, selectIsNoticeShown } from '@/store/securityNotice'
import { makeStore } from '@/store/store'

const openStore = () => makeStore({ apiHost: '', fetch })

describe('the security notice', () => {
  it('has not been shown when the page was just loaded', () => {
    expect(selectIsNoticeShown(openStore().getState())).toBe(false)
  })

  it('stays shown, also when that is said again', () => {
    const store = openStore()
    store.dispatch(securityNoticeShown())
    store.dispatch(securityNoticeShown())
    expect(selectIsNoticeShown(store.getState())).toBe(true)
  })
})
