import { noFilters } from '@/domain/jobFilter'
import { sendPendingForm } from '@/api/forms'
import { portalApi } from '@/api/portalApi'
import { addressRead } from '@/store/jobFilters'
import { warningShown } from '@/store/notices'
import { makeStore } from '@/store/store'
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
