/** @jest-environment node */
import { portalApi } from '@/api/portalApi'
import { addressRead } from '@/store/jobFilters'
import { warningGiven } from '@/store/notices'
import { makeStore } from '@/store/store'
import { wireJob } from '@test/support/jobs'
import { openPortal, success } from '@test/support/scriptedApi'

const { endpoints } = portalApi

/** Whether anything below this value is a file. */
const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some((below) => holdsFile(below)))

const complaints = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

describe('the store', () => {
  afterEach(() => jest.restoreAllMocks())

  it('holds nothing that is no plain data, also after a form with files was sent', async () => {
    const complained = complaints()
    const portal = await openPortal({ '/web/job/apply-for-post': [success(undefined, { message: 'Sent.' })] })
    const fields = {
      full_name: 'Kiran',
      photo: new File(['x'], 'me.png'),
      resume: new File(['cv'], 'cv.docx'),
    }
    const sending = portal.store.dispatch(
      endpoints.applyForJob.initiate({ fields, onProgress: () => undefined }),
    )
    expect(holdsFile(portal.store.getState())).toBe(false)
    expect((await sending).data).toBe('Sent.')
    await portal.close()
    expect(holdsFile(portal.store.getState())).toBe(false)
    expect(complained).not.toHaveBeenCalled()
  })

  it('would complain of what is no plain data', async () => {
    const complained = complaints()
    const { store, close } = await openPortal({})
    await close()
    store.dispatch(warningGiven(new File([''], 'cv.doc') as unknown as string))
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
    await store.dispatch(endpoints.saveResume.initiate({ fields: { resume: new File(['cv'], 'cv.docx') } }))
    await portal.close()
    expect(complained).not.toHaveBeenCalled()
    expect(JSON.parse(JSON.stringify(store.getState().portalApi.queries))).toEqual(
      store.getState().portalApi.queries,
    )
  })

  it('begins with what it is given', async () => {
    const filters = { text: 'cnc', experience: 3, departments: [], salaries: [] }
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
    await portal.close()
    expect([emails(store.getState()).isLoading, offices(store.getState()).isLoading]).toEqual([false, false])
    expect([emails(store.getState()).isSuccess, offices(store.getState()).isError]).toEqual([true, true])
    expect(offices(store.getState()).data).toBeUndefined()
  })
})
