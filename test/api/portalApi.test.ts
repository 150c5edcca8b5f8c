import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import * as adapters from '@/api/adapters'
import { errorMessage, type ApiError } from '@/api/envelope'
import type { FormFields } from '@/api/forms'
import { portalApi } from '@/api/portalApi'
import { i18nOf } from '@/locales/catalogs'
import type { AppStore } from '@/store/store'
import { makeJob } from '@test/support/jobs'
import { openPortal } from '@test/support/openPortal'
import { success, type Answer } from '@test/support/scriptedApi'
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

const fieldNames = [
  ...Object.keys(makeJob()),
  ...'industry_id label count logo_file_name image_url id image description service_id title'.split(' '),
  ...'office_type address contact_no whatsapp_no email working_hours holidays state_id city_id'.split(' '),
]

const anyJson = fc.jsonValue({ maxDepth: 3 })
const row = fc.dictionary(fc.constantFrom(...fieldNames), anyJson, { maxKeys: 12 })
const anyData = fc.oneof(anyJson, fc.array(row, { maxLength: 6 }), fc.array(anyJson, { maxLength: 4 }))

const listMakers = {
  toJobs: adapters.toJobs,
  toCategories: adapters.toCategories,
  toCompanies: adapters.toCompanies,
  toSlider: adapters.toSlider,
  toCsrItems: adapters.toCsrItems,
  toServices: adapters.toServices,
  toOffices: adapters.toOffices,
  toEmails: adapters.toEmails,
  toStates: adapters.toStates,
  toCities: adapters.toCities,
}

describe.each(Object.entries(listMakers))(
  '%s',
  (_name, toList: (envelope: { status: '1'; data: unknown }) => object) => {
    it('makes a list of whatever comes, each row under its own id', () => {
      fc.assert(
        fc.property(anyData, (sent) => {
          const { ids, entities } = toList({ status: '1', data: sent }) as { ids: string[]; entities: object }
          expect(new Set(ids).size).toBe(ids.length)
          expect(Object.keys(entities).toSorted()).toEqual(ids.toSorted())
          expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true)
        }),
        { numRuns: 200 },
      )
    })
  },
)

describe('the entities', () => {
  it('of a job have the right kinds, whatever comes', () => {
    fc.assert(
      fc.property(fc.record({ job_id: fc.integer() }), row, (id, rest) => {
        const { ids, entities } = adapters.toJobs({ status: '1', data: [{ ...rest, ...id }] })
        const job = entities[ids[0] ?? ''] ?? {}
        const kinds = Object.fromEntries(
          Object.entries(job).map(([name, value]) => [name, value === null ? 'number' : typeof value]),
        )
        const right = Object.entries(makeJob()).map(([name, value]) => [name, typeof value])
        expect(kinds).toEqual(Object.fromEntries(right))
      }),
      { numRuns: 500 },
    )
  })
})

describe('Forms', () => {
  const PATH = '/web/manpower-enquiry/save'

  /** The fields that the API receives when the form holds these. */
  const sendFields = async (fields: FormFields) => {
    const portal = await openPortal({ [PATH]: [success()] })
    await sendForm(portal.store, 'saveManpowerEnquiry', fields)
    await portal.close()
    const [asked] = portal.requests
    if (!asked) throw new Error('Nothing was sent')
    const headers = { 'content-type': asked.type }
    return new Response(new Uint8Array(asked.body), { headers }).formData()
  }

  const textsOf = (form: FormData) =>
    Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

  describe('the body of a form', () => {
    it('holds each field once under its name', async () => {
      const fields = {
        name: 'Asha Verma',
        designation: 'Head, R&D',
        company_name: 'Trishul "Precision"\r\nWorks',
        mobile: '9876543210',
        email: 'asha@example.com',
        company_website: 'https://example.com/?a=1&b=2',
      }
      const form = await sendFields(fields)
      expect(textsOf(form)).toEqual(fields)
      expect([...form.keys()]).toHaveLength(6)
    })

    it('holds no file that was not chosen', async () => {
      const form = await sendFields({ name: 'Asha', company_attachment: null, photo: null })
      expect([...form.keys()]).toEqual(['name'])
    })

    it('holds a chosen file whole, under its name', async () => {
      const bytes = new Uint8Array(randomBytes(300_000))
      const file = new File([bytes], 'ज़रूरत needs.PDF', { type: 'application/pdf' })
      const form = await sendFields({ name: 'Asha', company_attachment: file })
      const received = form.get('company_attachment') as File
      expect(received.name).toBe('ज़रूरत needs.PDF')
      expect(received.size).toBe(300_000)
      expect(Buffer.from(await received.arrayBuffer()).equals(bytes)).toBe(true)
    })

    it('holds the services that are required as one JSON list', async () => {
      const form = await sendFields({ service_required: ['Recruitment', 'Manpower for survey'] })
      expect(form.getAll('service_required')).toHaveLength(1)
      expect(JSON.parse(form.get('service_required') as string)).toEqual([
        'Recruitment',
        'Manpower for survey',
      ])
    })
  })
})

describe('Envelopes', () => {
  const PATH = '/web/resume/save'

  /** The result that the form gets for these answers, and how often it was sent. */
  const save = async (...answers: Answer[]) => {
    const portal = await openPortal({ [PATH]: answers })
    const { data, error } = await sendForm(portal.store, 'saveResume', { name: 'Ravi' })
    await portal.close()
    return { data, error, sent: portal.requests.length }
  }

  const json = (body: unknown, code = 200): Answer => ({ json: body, code })
  const page: Answer = { raw: '<html>Bad gateway</html>', code: 502, type: 'text/html' }

  const refused = (message: string) => ({ data: undefined, error: { kind: 'refused', message }, sent: 1 })
  const failed = { data: undefined, error: { kind: 'failed' }, sent: 1 }

  describe('a form that is sent', () => {
    it.each<[unknown, string]>([
      [{ reference: 'R7K4-92QX' }, 'R7K4-92QX'],
      [undefined, ''],
      [null, ''],
      [[], ''],
      [{ reference: { id: 1 } }, ''],
    ])(
      "is saved where the status is the text '1', and learns message and reference: %j",
      async (given, reference) => {
        const answer = success(given, { message: 'Your resume was sent.' })
        const data = { message: 'Your resume was sent.', reference }
        expect(await save(answer)).toEqual({ data, error: undefined, sent: 1 })
      },
    )

    it.each([
      [1],
      ['0'],
      [0],
      ['success'],
      ['true'],
      [true],
      ['01'],
      ['1.0'],
      [' 1'],
      [null],
      [['1']],
      [undefined],
    ])('is refused where the status is %p', async (status) => {
      expect(await save(json({ status, message: 'Not now.' }))).toEqual(refused('Not now.'))
    })

    it.each([400, 404, 409, 413, 422, 429])('is refused by an envelope with code %d', async (code) => {
      expect(await save(json({ status: '0', message: 'Not so.' }, code))).toEqual(refused('Not so.'))
    })

    it.each([[undefined], [null], [''], ['  '], [5], [{ text: 'x' }]])(
      'is refused without a word where the message is %p',
      async (message) => {
        expect(await save(json({ status: '0', message }))).toEqual(refused(''))
      },
    )

    it.each([500, 502, 503])('has failed with code %d, whatever the envelope says', async (code) => {
      expect(await save(json({ status: '0', message: 'Stack trace' }, code))).toEqual(failed)
      expect(await save(json({ status: '1', message: 'Saved' }, code))).toEqual(failed)
    })

    it.each<[string, Answer]>([
      ['an HTML page with code 200', { raw: '<html>Welcome</html>', type: 'text/html' }],
      ['an HTML page with code 502', page],
      ['broken JSON', { raw: '{"status":"1"' }],
      ['an empty body', { raw: '' }],
      ['null', json(null)],
      ['a list', json([{ status: '1' }])],
      ['a connection that drops', 'drop'],
    ])('has failed, and is not sent again, where the answer is %s', async (_kind, answer) => {
      expect(await save(answer, success())).toEqual(failed)
    })
  })

  describe('what the visitor is told', () => {
    it.each<[ApiError, string]>([
      [{ kind: 'refused', message: 'This job is closed.' }, 'This job is closed.'],
      [{ kind: 'refused', message: '' }, 'Something went wrong. Please try again.'],
      [{ kind: 'failed' }, 'Something went wrong. Please try again.'],
    ])('of %p is "%s"', (error, told) => {
      expect(errorMessage(error, i18nOf('en'))).toBe(told)
    })
  })
})
