import { success } from '@test/support/scriptedApi'

/** A job as an existing API may send it: ids as numbers, quantities as texts. */
const welder = {
  job_id: 7,
  position: 'Welder',
  company_name: 'Trishul Precision Works',
  about_company: JSON.stringify('<p>We make <strong>machined parts</strong>.</p>'),
  job_description: JSON.stringify('<p>Weld frames &amp; brackets.</p><ul><li>MIG and TIG</li></ul>'),
  short_job_description: 'Weld frames & brackets on day shifts.',
  location: 'Bhilai',
  department_id: 6,
  d_name: 'Production',
  industry_name: 'Manufacturing',
  role_name: 'Operator',
  employment_type: 'Full Time, Permanent',
  experience_from: '2',
  experience_to: '5.0',
  ctc: '0-3',
  ctc_from: '2.40',
  ctc_to: '3',
  no_of_posts: '12',
  qualification: 'ITI',
  date_posted: '2026-03-09 18:45:00',
}

const ATTACK = `<script>window.attacked = 'script'</script><img src="x" onerror="window.attacked = 'image'"><a href="javascript:window.attacked = 'link'" onclick="window.attacked = 'click'">A link</a><iframe srcdoc="<script>parent.attacked = 'frame'</script>"></iframe><svg onload="window.attacked = 'svg'"></svg><style>body { display: none }</style>`

const list = (...data: unknown[]) => success(data)

const ROWS = 500

const LONG = 'W'.repeat(300)
const HINDI = 'रायपुर, भिलाई और बिलासपुर में अनुभवी मशीन ऑपरेटरों की आवश्यकता है। '.repeat(5).trim()

/** Texts that break a careless page, by turns. */
const texts = [LONG, HINDI, `Plain ${ATTACK}`, 'Nuts &amp; Bolts &lt;Ltd&gt;', '', 'Recruitment']
const textOf = (row: number) => texts[row % texts.length]
const htmlOf = (row: number) => `<p>${textOf(row)}</p><table><tr><td>${LONG}</td></tr></table>`

/** Rows as an existing API may send them: ids and quantities of both kinds, and nothing where little is known. */
const rows = (make: (row: number) => object) =>
  list(...Array.from({ length: ROWS }, (_, index) => make(index + 1)), null, 'a stray text', {})

const idOf = (row: number) => (row % 2 === 0 ? row : `${row}`)

/** No image of it can be loaded. */
const imageOf = (row: number) => `${row}-${row % 3 === 0 ? LONG.slice(0, 80) : 'missing'}.png`

const job = (row: number) => ({
  ...welder,
  job_id: idOf(row),
  position: textOf(row),
  company_name: textOf(row + 1),
  location: textOf(row + 2),
  about_company: JSON.stringify(htmlOf(row)),
  job_description: htmlOf(row + 1),
  short_job_description: textOf(row + 3),
  department_id: row % 40,
  d_name: `${textOf(row % 40)} ${row % 40}`,
  no_of_posts: row % 5 === 0 ? 'many' : row,
})

/** The job whose screens are opened: its texts have no place to break. */
const OPENED = 7

const openedJob = {
  ...job(OPENED),
  position: 'P'.repeat(300),
  company_name: 'C'.repeat(300),
  location: 'L'.repeat(300),
  qualification: 'Q'.repeat(300),
  short_job_description: 'S'.repeat(300),
  department_id: '</script><script>window.attacked = 1</script>',
}

const selectRows = (id: string, name: string) =>
  Array.from({ length: ROWS }, (_, index) => ({ [id]: idOf(index + 1), [name]: textOf(index) }))

/** Answers of every list that are long, and full of what a careless page stumbles over. */
export const oddContent = {
  '/web/get_header_content_data': list({
    ads_content: htmlOf(3) + htmlOf(1),
    img1: imageOf(1),
    img2: imageOf(3),
    img1_link: "javascript:window.attacked = 'ad'",
    img2_link: 'https://example.com/second',
    video_file_name: 'film.mp4',
  }),
  '/web/get_clients_list': rows((row) => ({ logo_file_name: imageOf(row) })),
  '/web/csr/get': rows((row) => ({ image: imageOf(row), description: `${row} ${htmlOf(row)}` })),
  '/web/category/get': rows((row) => ({ industry_id: idOf(row), label: textOf(row), count: `${row}` })),
  '/web/job/get': rows((row) => (row === OPENED ? openedJob : job(row))),
  '/web/service/get': rows((row) => ({
    service_id: idOf(row),
    title: textOf(row),
    service_name: textOf(row + 1),
    description: htmlOf(row),
    small_img: imageOf(row),
    banner_img: imageOf(row),
  })),
  '/web/slider-image/get': rows((row) => ({ id: idOf(row), image: row > 12 ? '' : imageOf(row) })),
  '/web/job/get_all_select_list': {
    json: {
      status: '1',
      data: {
        department: selectRows('department_id', 'd_name'),
        industry: selectRows('industry_id', 'industry_name'),
        role: selectRows('role_id', 'role_name'),
        location: selectRows('location_id', 'location_name'),
      },
    },
  },
  '/web/home/get_industry_list': rows((row) => ({ industry_id: idOf(row), label: textOf(row), count: row })),
  '/web/job/get_jobs_by_category': {
    json: {
      status: '1',
      name: `${LONG} ${ATTACK}`,
      data: Array.from({ length: ROWS }, (_, i) => job(i + 1)),
    },
  },
  '/web/email/get': rows((row) => ({ label: textOf(row), email: `${'e'.repeat(90)}${row}@example.com` })),
  '/web/office/get': rows((row) => ({
    office_type: ['Registered Office', 'BRANCH OFFICES', 'Regional office', 'Depot'][row % 4],
    address: `${textOf(row)} ${row}`,
    contact_no: row % 2 ? '+91 771 555 0142' : null,
    whatsapp_no: '',
  })),
  '/web/contact_details/get': list({ working_hours: htmlOf(1), holidays: textOf(2) }),
}
