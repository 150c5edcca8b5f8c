import { toJobs } from '@/api/adapters'
import { noFilters } from '@/domain/jobs/jobFilter'
import { choiceName } from '@/domain/jobs/choiceName'
import { i18nOf } from '@/locales/catalogs'
import { sendPendingForm } from '@/api/forms'
import { portalApi } from '@/api/portalApi'
import {
  addressRead,
  departmentToggled,
  experienceChosen,
  filtersReplaced,
  selectFilters,
  selectIsTyping,
  selectPage,
  selectSearches,
  textTyped,
  typingPaused,
} from '@/store/jobFilters'
import { noticeDismissed, selectNotices, successShown, warningShown } from '@/store/notices'
import { selectShownList } from '@/store/jobSelectors'
import { fullListRequested, dayBegan } from '@/store/site'
import { makeStore, type AppStore } from '@/store/store'
import { wireJob } from '@test/support/jobs'
import { openPortal } from '@test/support/openPortal'
import { success } from '@test/support/scriptedApi'
import { sendForm } from '../api/sendForm'

const { endpoints } = portalApi
const path = '/full-time-jobs'

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
    expect(data?.message).toBe('Sent.')
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
    store.dispatch(addressRead({ path, filters, page: 2 }))
    const other = makeStore({ apiHost: '', fetch }, { jobFilters: store.getState().jobFilters })
    expect([selectFilters(other.getState()), selectPage(other.getState())]).toEqual([filters, 2])
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

describe('the notices', () => {
  it('are warnings and successes, the newest last, told apart also where one is given twice; each goes alone', () => {
    const store = makeStore({ apiHost: '', fetch })
    const notices = () => selectNotices(store.getState())
    const shown = () => notices().map(({ kind, text }) => [kind, text])
    expect(notices()).toEqual([])
    store.dispatch(warningShown('Name is required.'))
    const [first] = notices()
    store.dispatch(successShown('Your resume was sent.'))
    store.dispatch(warningShown('Name is required.'))
    expect(shown()).toEqual([
      ['success', 'Your resume was sent.'],
      ['warning', 'Name is required.'],
    ])
    store.dispatch(noticeDismissed(first?.id ?? ''))
    expect(notices()).toHaveLength(2)
    store.dispatch(noticeDismissed(notices()[0]?.id ?? ''))
    expect(shown()).toEqual([['warning', 'Name is required.']])
  })
})

describe('the chosen filters', () => {
  let store: AppStore
  beforeEach(() => {
    store = makeStore({ apiHost: '', fetch })
  })

  const filters = () => selectFilters(store.getState())
  const page = () => selectPage(store.getState())

  it('hold all choices beside each other, a text and years as they were chosen last, and the ticked values', () => {
    expect([filters(), page()]).toEqual([noFilters, 1])
    for (const action of [
      textTyped('cnc'),
      departmentToggled('4'),
      departmentToggled('6'),
      experienceChosen(4),
      textTyped('CNC oper '),
      experienceChosen(7),
      departmentToggled('4'),
    ])
      store.dispatch(action)
    expect(filters()).toEqual({ ...noFilters, text: 'CNC oper ', experience: 7, departments: ['6'] })
  })

  it.each([
    ['typing', textTyped('x')],
    ['moving the slider', experienceChosen(2)],
    ['taking all back', filtersReplaced(noFilters)],
  ])('go back to page 1 by %s', (_how, action) => {
    store.dispatch(addressRead({ path, filters: filters(), page: 3 }))
    expect(page()).toBe(3)
    store.dispatch(action)
    expect(page()).toBe(1)
  })

  it('are searched by the server when typing pauses, and at once where a value is ticked', () => {
    const searches = () => selectSearches(store.getState())
    store.dispatch(addressRead({ path, filters: noFilters, page: 1 }))
    store.dispatch(textTyped('cnc'))
    expect([searches(), selectIsTyping(store.getState())]).toEqual([[''], true])
    store.dispatch(departmentToggled('4'))
    expect(searches()).toEqual([''])
    store.dispatch(typingPaused())
    expect([searches(), selectIsTyping(store.getState())]).toEqual([['q=cnc&department=4', ''], false])
    store.dispatch(departmentToggled('4'))
    expect(searches()).toEqual(['q=cnc', 'q=cnc&department=4', ''])
  })

  it('are those of the address that the visitor comes to, and nothing of before', () => {
    store.dispatch(textTyped('fitter'))
    const ofAddress = { ...noFilters, experience: 5, departments: ['2'] }
    store.dispatch(addressRead({ path, filters: ofAddress, page: 2 }))
    expect([filters(), page()]).toEqual([ofAddress, 2])
    // They belong to one store alone.
    expect(selectFilters(makeStore({ apiHost: '', fetch }).getState())).toBe(noFilters)
  })
})

describe('the jobs that the filters leave', () => {
  const shop = [
    { job_id: '1', position: 'Fitter', department_id: '6', d_name: 'Production' },
    { job_id: '2', position: 'Cashier', department_id: '8', d_name: 'accounts' },
    { job_id: '3', position: 'Fitter', department_id: 9, d_name: 'Production' },
    { job_id: '4', position: 'Welder', department_id: '6', d_name: '' },
    { job_id: '5', position: 'Guide', department_id: '5', d_name: null },
    { job_id: '6', position: 'Pilot', department_id: null, d_name: 'Nowhere' },
  ]

  let store: AppStore
  // The cache holds a timer for each answer, for which jest would wait.
  afterEach(() => void store.dispatch(portalApi.util.resetApiState()))

  const loaded = (rows: Record<string, unknown>[] = shop) => {
    store = makeStore({ apiHost: '', fetch })
    store.dispatch(fullListRequested())
    const value = toJobs({ data: rows.map(wireJob) })
    store.dispatch(portalApi.util.upsertQueryEntries([{ endpointName: 'getJobs', arg: undefined, value }]))
    const found = () => selectShownList(store.getState()).found
    return { ...store, found, ids: () => found().jobs.map(({ job_id }) => job_id) }
  }

  it('are counted by departments in alphabetical order, each with a name; two ids with one name are two', () => {
    const { found } = loaded()
    const named = found().choices.departments.map(({ count, ...choice }) => [
      choice.value,
      choiceName('departments', choice, i18nOf('en')).text,
      count,
    ])
    expect(named).toEqual([
      ['5', '(no name)', 1],
      ['8', 'accounts', 1],
      ['6', 'Production', 2],
      ['9', 'Production', 1],
    ])
  })

  it('are not fewer for a department that no job of the list has', () => {
    const { dispatch, ids } = loaded()
    dispatch(departmentToggled('77'))
    expect(ids()).toHaveLength(6)
    dispatch(departmentToggled('8'))
    expect(ids()).toEqual(['2'])
  })

  it('are the open ones, also when a new day begins', () => {
    const { dispatch, ids } = loaded([
      { job_id: '1', closing_date: '2026-03-10' },
      { job_id: '2', closing_date: '2026-03-11' },
    ])
    dispatch(dayBegan('2026-03-10'))
    expect(ids()).toEqual(['1', '2'])
    dispatch(dayBegan('2026-03-11'))
    expect(ids()).toEqual(['2'])
  })

  it('are worked out when jobs or filters change, and at no other time', () => {
    const { dispatch, found } = loaded()
    const before = found()
    dispatch(warningShown('Something else happened.'))
    expect(found()).toBe(before)
    dispatch(textTyped('astronaut'))
    expect(found()).toMatchObject({ jobs: [], page: 1, pages: 1, total: 0, without: [['text', 6]] })
  })
})
