/** A job as an existing API may send it: ids as numbers, quantities as texts. */
export const welder = {
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

/** A job of which an existing API knows next to nothing. */
export const driver = {
  ...welder,
  job_id: '8',
  position: 'Driver',
  about_company: null,
  job_description: 'Plain text that is no JSON.',
  short_job_description: null,
  location: null,
  department_id: null,
  d_name: null,
  experience_from: null,
  experience_to: null,
  ctc: null,
  ctc_from: null,
  ctc_to: null,
  no_of_posts: null,
  date_posted: '0000-00-00',
}

export const ATTACK = `<script>window.attacked = 'script'</script><img src="x" onerror="window.attacked = 'image'"><a href="javascript:window.attacked = 'link'" onclick="window.attacked = 'click'">A link</a><iframe srcdoc="<script>parent.attacked = 'frame'</script>"></iframe><svg onload="window.attacked = 'svg'"></svg><style>body { display: none }</style>`

/** A job whose every text tries to run a script. */
export const attacker = {
  ...welder,
  job_id: 9,
  position: `Clerk ${ATTACK}`,
  company_name: ATTACK,
  about_company: JSON.stringify(`<p>About us. ${ATTACK}</p>`),
  job_description: JSON.stringify(`<p>Keep the books. ${ATTACK}</p>`),
  short_job_description: `Keep the books. ${ATTACK}`,
  department_id: '</script><script>window.attacked = 1</script>',
  d_name: ATTACK,
}

/** A job whose texts have no place to break. */
export const unbroken = {
  ...welder,
  job_id: 10,
  position: 'P'.repeat(300),
  company_name: 'C'.repeat(300),
  location: 'L'.repeat(300),
  qualification: 'Q'.repeat(300),
  short_job_description: 'S'.repeat(300),
  job_description: 'D'.repeat(300),
}

export const list = (...data: unknown[]) => ({ body: { status: '1', data } })
