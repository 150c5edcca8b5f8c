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

export const ATTACK = `<script>window.attacked = 'script'</script><img src="x" onerror="window.attacked = 'image'"><a href="javascript:window.attacked = 'link'" onclick="window.attacked = 'click'">A link</a><iframe srcdoc="<script>parent.attacked = 'frame'</script>"></iframe><svg onload="window.attacked = 'svg'"></svg><style>body { display: none }</style>`

export const list = (...data: unknown[]) => ({ body: { status: '1', data } })
