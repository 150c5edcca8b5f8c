import type { EntityState } from '@reduxjs/toolkit'
import { portalApi } from '@/api/portalApi'
import { openPortal } from '@test/support/openPortal'
import { success } from '@test/support/scriptedApi'
import { entitiesIn, entityIn, toJobs } from '@/api/adapters'
import { makeJob, wireJob } from '@test/support/jobs'

const { endpoints } = portalApi

const paths = {
  getCategories: '/web/category/get',
  getHomeIndustries: '/web/home/get_industry_list',
  getSliderImages: '/web/slider-image/get',
  getOffices: '/web/office/get',
  getEmails: '/web/email/get',
  getCsrItems: '/web/csr/get',
  getCompanies: '/web/get_clients_list',
  getSelectLists: '/web/job/get_all_select_list',
  getHeaderContent: '/web/get_header_content_data',
  getContactDetails: '/web/contact_details/get',
} as const

type Endpoint = keyof typeof paths

/** The list of the site when the API sends this as data. */
const read = async (endpoint: Endpoint, data: unknown) => {
  const portal = await openPortal({ [paths[endpoint]]: [success(data)] })
  const ask = endpoints[endpoint].initiate() as ReturnType<typeof endpoints.getEmails.initiate>
  const { data: received, error }: { data?: object | null; error?: unknown } =
    await portal.store.dispatch(ask)
  await portal.close()
  return { data: received, error }
}

const rowsOf = (data: unknown) => entitiesIn(data as EntityState<object, string>)

const readRows = async (endpoint: Endpoint, sent: unknown) => rowsOf((await read(endpoint, sent)).data)

const office = {
  office_type: 'Branch Office',
  address: '4, Station Road, Bilaspur',
  contact_no: '0775 255501',
  whatsapp_no: '9800000001',
}

describe('a list', () => {
  it.each(['getCategories', 'getHomeIndustries'] as const)(
    'of categories has ids as texts and counts as numbers: %s',
    async (endpoint) => {
      const sent = [
        { industry_id: 9, label: 'Retail', count: '12' },
        { industry_id: '2', label: 'Banking &amp; <b>Finance</b>', count: 0 },
        { industry_id: '4', label: null },
      ]
      expect(await readRows(endpoint, sent)).toEqual([
        { industry_id: '9', label: 'Retail', count: 12 },
        { industry_id: '2', label: 'Banking &amp; <b>Finance</b>', count: 0 },
        { industry_id: '4', label: '', count: null },
      ])
    },
  )

  it('of slider images is sorted by id ascending, as numbers and not as texts', async () => {
    const sent = ['10', 2, '1', 33].map((id) => ({ id, image: `${id}.jpg` }))
    expect(await readRows('getSliderImages', sent)).toEqual(
      ['1', '2', '10', '33'].map((id) => ({ id, image: `${id}.jpg` })),
    )
  })

  it.each<[Endpoint, string, readonly object[]]>([
    ['getOffices', 'type', [office, { ...office, office_type: 'Corporate Office' }]],
    ['getOffices', 'address', [office, { ...office, address: '9, Link Road, Korba' }]],
    ['getOffices', 'number', [office, { ...office, contact_no: '0775 255502' }]],
    ['getOffices', 'WhatsApp number', [office, { ...office, whatsapp_no: '9800000002' }]],
    [
      'getEmails',
      'label or address',
      [
        { label: 'Jobs', email: 'jobs@example.com' },
        { label: 'Jobs', email: 'careers@example.com' },
        { label: 'Accounts', email: 'jobs@example.com' },
      ],
    ],
    [
      'getCsrItems',
      'description',
      [
        { image: 'tree.jpg', description: 'We planted trees.' },
        { image: 'tree.jpg', description: 'We watered them.' },
      ],
    ],
    ['getCompanies', 'logo', [{ logo_file_name: 'b.png', image_url: '', name: '', jobs: null }]],
  ])(
    'without ids keeps two rows of which only one field differs: %s by %s',
    async (endpoint, _what, sent) => {
      expect(await readRows(endpoint, sent)).toEqual(sent)
    },
  )
})

describe('the select lists', () => {
  it('are options in their order', async () => {
    const { data } = await read('getSelectLists', {
      department: [
        { department_id: 9, d_name: 'Sales' },
        { department_id: '2', d_name: 'Accounts' },
      ],
      industry: [{ industry_id: 3, industry_name: 'Retail' }],
      role: [{ role_id: '4', role_name: 'Fitter' }],
      location: [{ location_id: 5, location_name: 'Raipur' }],
    })
    expect(Object.values(data ?? {}).map(rowsOf)).toEqual([
      [
        { value: '9', label: 'Sales' },
        { value: '2', label: 'Accounts' },
      ],
      [{ value: '3', label: 'Retail' }],
      [{ value: '4', label: 'Fitter' }],
      [{ value: '5', label: 'Raipur' }],
    ])
  })
})

describe('a single thing', () => {
  const header = {
    ads_content: '<p>Walk-in</p>',
    img1: 'a.png',
    img2: 'b.png',
    img1_link: 'https://example.com/a',
    img2_link: 'https://example.com/b',
    video_file_name: 'v.mp4',
  }
  const contact = { working_hours: '10 to 6', holidays: 'Sunday' }

  it('is the first item of its list', async () => {
    expect((await read('getHeaderContent', [header, { ...header, img1: 'x' }])).data).toEqual(header)
    expect((await read('getContactDetails', [contact, { working_hours: '9 to 5' }])).data).toEqual(contact)
  })

  it('has empty texts where the API names none', async () => {
    const { data } = await read('getHeaderContent', [
      { ...header, video_file_name: null, img2_link: undefined },
    ])
    expect(data).toEqual({ ...header, video_file_name: '', img2_link: '' })
  })

  it.each([[[]], [null], ['x'], [header]])(
    'is nothing, and no error, where there is no item: %p',
    async (sent) => {
      const { data, error } = await read('getHeaderContent', sent)
      expect([data ?? null, error]).toEqual([null, undefined])
    },
  )
})

/** The jobs that the site has, when the API sends this as data. */
const readJobs = async (data: unknown) => {
  const portal = await openPortal({ '/web/job/get': [success(data)] })
  const { data: jobs } = await portal.store.dispatch(portalApi.endpoints.getJobs.initiate())
  await portal.close()
  return jobs && entitiesIn(jobs)
}

const readJob = async (changes: Record<string, unknown>) => (await readJobs([wireJob(changes)]))?.[0]

const readCategory = async (envelope: object) => {
  const portal = await openPortal({ '/web/job/get_jobs_by_category': [{ json: envelope }] })
  const { data } = await portal.store.dispatch(portalApi.endpoints.getJobsByCategory.initiate('5'))
  await portal.close()
  return data && { name: data.name, ids: entitiesIn(data.jobs).map((job) => job.job_id) }
}

describe('a job from the API', () => {
  it('has ids as texts, quantities as numbers and its long texts decoded', async () => {
    expect(await readJob({})).toMatchObject(makeJob())
  })

  it('has names and short texts as they were sent', async () => {
    const texts = {
      position: 'C++ <Engineer> & "Lead"',
      company_name: 'R&amp;D <b>Hospital</b>',
      short_job_description: 'Temperatures < 5 °C',
      location: '<Raipur>',
      d_name: 'Care & Cure',
      role_name: 'Lead <Senior>',
    }
    expect(await readJob(texts)).toMatchObject(texts)
  })

  it.each<[unknown, string]>([
    [['Raipur', 'Bhilai', null], 'Raipur, Bhilai'],
    [{ city: 'Raipur', state: 'Chhattisgarh' }, 'Raipur, Chhattisgarh'],
    [[], ''],
    [null, ''],
    ['Raipur\nBhilai', 'Raipur, Bhilai'],
  ])('has one location where the API sends %j', async (location, expected) => {
    expect(await readJob({ location })).toMatchObject({ location: expected })
  })

  it('has empty texts and no quantities where the API sends null', async () => {
    const nulls = Object.fromEntries(Object.keys(makeJob()).map((name) => [name, null]))
    const job = await readJob({ ...nulls, job_id: '7' })
    expect(job).toMatchObject({
      job_id: '7',
      position: 'Position not specified',
      about_company: '',
      job_description: '',
      department_id: '',
      date_posted: '',
      ctc: '',
    })
    expect(job).toMatchObject({
      experience_from: null,
      experience_to: null,
      ctc_from: null,
      ctc_to: null,
      no_of_posts: null,
    })
  })

  it.each([
    ['', null],
    ['many', null],
    ['4', 4],
    [' 4 ', 4],
    ['2.50', 2.5],
    [[4], null],
  ])('has openings of %p as %p', async (no_of_posts, expected) => {
    expect((await readJob({ no_of_posts }))?.no_of_posts).toBe(expected)
  })

  it.each([
    ['JSON of a plain text', '"We make pumps."', 'We make pumps.'],
    ['JSON of HTML', '"<p>We \\"make\\" pumps.<\\/p>"', '<p>We "make" pumps.</p>'],
    ['plain text', 'We make pumps.', 'We make pumps.'],
    ['HTML', '<p class="x">We make pumps.</p>', '<p class="x">We make pumps.</p>'],
    ['broken JSON', '"We make pumps.', '"We make pumps.'],
    ['an empty text', '', ''],
  ])('has texts that come as %s', async (_kind, sent, shown) => {
    const job = await readJob({ about_company: sent, job_description: sent })
    expect(job?.about_company).toBe(shown)
    expect(job?.job_description).toBe(shown)
  })
})

describe('the list of jobs from the API', () => {
  it('keeps its order', async () => {
    const jobs = await readJobs(['30', '4', '100'].map((job_id) => wireJob({ job_id })))
    expect(jobs?.map((job) => job.job_id)).toEqual(['30', '4', '100'])
  })

  it('has a job once where an id comes twice, as a number or as a text', async () => {
    const jobs = await readJobs([wireJob({ job_id: 1 }), wireJob({ job_id: '2' }), wireJob({ job_id: '1' })])
    expect(jobs?.map((job) => job.job_id).toSorted()).toEqual(['1', '2'])
  })

  it('has a job under its id, and none under what every object has', async () => {
    const list = toJobs({ data: [wireJob({ job_id: '3' })] })
    expect(entityIn(list, '3')?.job_id).toBe('3')
    for (const id of ['99', '', 'constructor', '__proto__']) expect(entityIn(list, id)).toBeUndefined()
  })
})

describe('the jobs of a category', () => {
  it('come with the name of the category', async () => {
    const data = [wireJob({ job_id: 11 }), wireJob({ job_id: '12' })]
    expect(await readCategory({ status: '1', data, name: 'Retail' })).toEqual({
      name: 'Retail',
      ids: ['11', '12'],
    })
  })
})
