import { noFilters } from '@/domain/jobFilter'
import { sendPendingForm } from '@/api/forms'
import { portalApi } from '@/api/portalApi'
import {
  addressRead,
  experienceChosen,
  filtersReplaced,
  selectFilters,
  selectPage,
  textTyped,
  valuesChosen,
} from '@/store/jobFilters'
import { noticeDismissed, selectNotices, successShown, warningShown } from '@/store/notices'
import { makeStore, type AppStore } from '@/store/store'
import { wireJob } from '@test/support/jobs'
import { openPortal } from '@test/support/openPortal'
import { success } from '@test/support/scriptedApi'
import { sendForm } from '../api/sendForm'

const { endpoints } = portalApi

const complaints = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

describe('the store', () => {
  afterEach(() => jest.restoreAllMocks())

  it('has plain data in its state and actions, also while a form with files is sent', async () => {
    const complained = complaints()
    const portal = await openPortal({ '/web/job/apply-for-post': [success(undefined, { message: 'Sent.' })] })
    const { store } = portal
    const fields = { full_name: 'Kiran', resume: new File(['cv'], 'cv.docx') }
    const args: unknown[] = []
    const send = (formId: string) => {
      const sending = store.dispatch(endpoints.applyForJob.initiate(formId))
      args.push(sending.arg.originalArgs)
      return sending
    }
    const { data } = await store.dispatch(sendPendingForm({ fields, onProgress: () => undefined }, send))
    await portal.close()
    expect(data).toBe('Sent.')
    expect(complained).not.toHaveBeenCalled()
    expect(args).toEqual([expect.any(String)])
  })

  it('would complain of what is no plain data', async () => {
    const complained = complaints()
    const { store, close } = await openPortal({})
    await close()
    store.dispatch(warningShown(new File([''], 'cv.doc') as unknown as string))
    expect(complained).toHaveBeenCalled()
  })

  it('takes every list and refusal without complaint', async () => {
    const complained = complaints()
    const portal = await openPortal({
      '/web/job/get': [success([wireJob()])],
      '/web/get_header_content_data': [success([])],
      '/web/csr/get': [success([{ image: 'a.jpg' }, { description: 'x' }, {}])],
      '/web/category/get': [{ json: { status: '0', message: 'No.' } }],
      '/web/resume/save': [{ json: { status: '0', message: 'No.' } }],
    })
    const { store } = portal
    await store.dispatch(endpoints.getJobs.initiate())
    await store.dispatch(endpoints.getHeaderContent.initiate())
    await store.dispatch(endpoints.getCsrItems.initiate())
    await store.dispatch(endpoints.getCategories.initiate())
    await sendForm(store, 'saveResume', { resume: new File(['cv'], 'cv.docx') })
    await portal.close()
    expect(complained).not.toHaveBeenCalled()
    expect(JSON.parse(JSON.stringify(store.getState().portalApi.queries))).toEqual(
      store.getState().portalApi.queries,
    )
  })

  it('begins with what it is given', async () => {
    const filters = { ...noFilters, text: 'cnc', experience: 3, departments: [], salaries: [] }
    const { store, close } = await openPortal({})
    await close()
    store.dispatch(addressRead({ filters, page: 2 }))
    const other = makeStore({ apiHost: '', fetch }, { jobFilters: store.getState().jobFilters })
    expect(other.getState().jobFilters).toEqual({ filters, page: 2 })
  })
})

describe('a section that loads', () => {
  it('is loading until the answer is there, be it a success or a refusal', async () => {
    const portal = await openPortal({
      '/web/email/get': [success([])],
      '/web/office/get': [{ json: { status: '0' } }],
    })
    const { store } = portal
    const emails = endpoints.getEmails.select()
    const offices = endpoints.getOffices.select()
    const loading = [
      store.dispatch(endpoints.getEmails.initiate()),
      store.dispatch(endpoints.getOffices.initiate()),
    ]
    expect([emails(store.getState()).isLoading, offices(store.getState()).isLoading]).toEqual([true, true])
    await Promise.all(loading)
    expect([emails(store.getState()).isLoading, offices(store.getState()).isLoading]).toEqual([false, false])
    expect([emails(store.getState()).isSuccess, offices(store.getState()).isError]).toEqual([true, true])
    expect(offices(store.getState()).data).toBeUndefined()
    await portal.close()
  })
})

describe('Notices', () => {
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
})

describe('Filters', () => {
  let store: AppStore
  beforeEach(() => {
    store = makeStore({ apiHost: '', fetch })
  })

  const filters = () => selectFilters(store.getState())
  const page = () => selectPage(store.getState())
  const departments = (...values: string[]) => valuesChosen({ filter: 'departments', values })
  const salaries = (...values: string[]) => valuesChosen({ filter: 'salaries', values })

  describe('the chosen filters', () => {
    it('are none at first, on page 1', () => {
      expect([filters(), page()]).toEqual([noFilters, 1])
    })

    it('hold all choices beside each other, a text and years as they were chosen last, and the ticked values', () => {
      for (const action of [
        textTyped('cnc'),
        departments('4', '6'),
        experienceChosen(4),
        salaries('3-6'),
        textTyped('CNC oper '),
        experienceChosen(7),
        departments('6'),
      ])
        store.dispatch(action)
      expect(filters()).toEqual({
        ...noFilters,
        text: 'CNC oper ',
        experience: 7,
        departments: ['6'],
        salaries: ['3-6'],
      })
    })

    it.each([
      ['typing', textTyped('x')],
      ['moving the slider', experienceChosen(2)],
      ['ticking a department', departments('4')],
      ['taking all back', filtersReplaced(noFilters)],
    ])('go back to page 1 by %s', (_how, action) => {
      store.dispatch(addressRead({ filters: filters(), page: 3 }))
      expect(page()).toBe(3)
      store.dispatch(action)
      expect(page()).toBe(1)
    })

    it('are those of the address that the visitor comes to, and nothing of before', () => {
      store.dispatch(textTyped('fitter'))
      store.dispatch(salaries('3-6'))
      const ofAddress = { ...noFilters, experience: 5, departments: ['2'] }
      store.dispatch(addressRead({ filters: ofAddress, page: 2 }))
      expect([filters(), page()]).toEqual([ofAddress, 2])
    })

    it('are the same object until another choice is made, and belong to one store alone', () => {
      const before = filters()
      store.dispatch(addressRead({ filters: before, page: 2 }))
      expect(filters()).toBe(before)
      store.dispatch(textTyped('x'))
      expect(filters()).not.toBe(before)
      expect(selectFilters(makeStore({ apiHost: '', fetch }).getState())).toBe(noFilters)
    })
  })
})
