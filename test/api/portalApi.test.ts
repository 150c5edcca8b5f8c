import { portalApi } from '@/api/portalApi'
import type { AppStore } from '@/store/store'
import { openPortal } from '@test/support/openPortal'
import { success } from '@test/support/scriptedApi'
import { sendForm } from './sendForm'

const { endpoints } = portalApi

const reads: [string, (store: AppStore) => PromiseLike<unknown>][] = [
  ['/web/get_header_content_data', ({ dispatch }) => dispatch(endpoints.getHeaderContent.initiate())],
  ['/web/get_clients_list', ({ dispatch }) => dispatch(endpoints.getCompanies.initiate())],
  ['/web/csr/get', ({ dispatch }) => dispatch(endpoints.getCsrItems.initiate())],
  ['/web/category/get', ({ dispatch }) => dispatch(endpoints.getCategories.initiate())],
  ['/web/job/get', ({ dispatch }) => dispatch(endpoints.getJobs.initiate())],
  ['/web/service/get', ({ dispatch }) => dispatch(endpoints.getServices.initiate())],
  ['/web/slider-image/get', ({ dispatch }) => dispatch(endpoints.getSliderImages.initiate())],
  ['/web/state/get', ({ dispatch }) => dispatch(endpoints.getStates.initiate())],
  ['/web/city/get', ({ dispatch }) => dispatch(endpoints.getCities.initiate())],
  ['/web/job/get_all_select_list', ({ dispatch }) => dispatch(endpoints.getSelectLists.initiate())],
  ['/web/home/get_industry_list', ({ dispatch }) => dispatch(endpoints.getHomeIndustries.initiate())],
  ['/web/email/get', ({ dispatch }) => dispatch(endpoints.getEmails.initiate())],
  ['/web/office/get', ({ dispatch }) => dispatch(endpoints.getOffices.initiate())],
  ['/web/contact_details/get', ({ dispatch }) => dispatch(endpoints.getContactDetails.initiate())],
]

const saves = [
  ['/web/manpower-enquiry/save', 'saveManpowerEnquiry'],
  ['/web/contact-form/save', 'saveContactForm'],
  ['/web/resume/save', 'saveResume'],
  ['/web/internship/save', 'saveInternship'],
  ['/web/job/apply-for-post', 'applyForJob'],
] as const

describe('the calls of the site', () => {
  it.each(reads)('read GET %s without payload', async (path, send) => {
    const portal = await openPortal({ [path]: [success([])] })
    await send(portal.store)
    await portal.close()
    expect(portal.requests).toEqual([{ method: 'GET', path, type: '', body: Buffer.alloc(0) }])
  })

  it('read the jobs of a category by POST with its id as JSON', async () => {
    const path = '/web/job/get_jobs_by_category'
    const portal = await openPortal({ [path]: [success([])] })
    await portal.store.dispatch(endpoints.getJobsByCategory.initiate('5'))
    await portal.close()
    expect(portal.requests).toHaveLength(1)
    expect(portal.requests[0]).toMatchObject({ method: 'POST', path })
    expect(portal.requests[0]?.type).toMatch(/^application\/json\b/)
    expect(JSON.parse(portal.requests[0]?.body.toString() ?? '')).toEqual({ industry_id: '5' })
  })

  it.each(saves)('save by multipart POST %s', async (path, endpoint) => {
    const portal = await openPortal({ [path]: [success()] })
    await sendForm(portal.store, endpoint, { name: 'Asha' })
    await portal.close()
    expect(portal.requests).toHaveLength(1)
    expect(portal.requests[0]).toMatchObject({ method: 'POST', path })
    expect(portal.requests[0]?.type).toMatch(/^multipart\/form-data; ?boundary=/)
  })

  it('ask for a list once, however many screens show it', async () => {
    const portal = await openPortal({ '/web/job/get': [success([])] })
    const ask = () => portal.store.dispatch(endpoints.getJobs.initiate())
    await Promise.all([ask(), ask(), ask()])
    await ask()
    await portal.close()
    expect(portal.requests).toHaveLength(1)
  })
})
