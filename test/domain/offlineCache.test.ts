import { cacheKindOf, cachedListUrl } from '@/domain/offlineCache'

const SITE = 'https://jobs.example.com'
const API = 'https://api.example.com'

describe('What is kept for a bad line', () => {
  it.each([
    [`${SITE}/`, 'pages'],
    [`${SITE}/job-details?s=1`, 'pages'],
    [`${SITE}/full-time-jobs/?q=a`, 'pages'],
    [`${SITE}/nowhere`, undefined],
    [`${SITE}/jobs.rss`, undefined],
    [`${SITE}/healthz`, undefined],
    [`${SITE}/uploads/logo.svg`, undefined],
    [`${SITE}/assets/main.abc.js`, 'assets'],
    [`${SITE}/web/job/get`, 'lists'],
    [`${API}/web/job/get`, 'lists'],
    [`${API}/web/get_clients_list`, 'lists'],
    [`${API}/web/contact_details/get`, 'lists'],
    [`${API}/web/job/get_all_select_list`, 'lists'],
    [`${API}/web/job/get_jobs_by_category`, undefined],
    [`${SITE}/web/job/search?q=a`, 'lists'],
    [`${SITE}/api/jobs?id=1`, 'lists'],
    [`${SITE}/api/jobs/similar?id=1`, 'lists'],
    [`${SITE}/api/landings?path=%2Fjobs%2Fnurse`, 'lists'],
    [`${API}/api/jobs?id=1`, undefined],
    [`${SITE}/api/elsewhere`, undefined],
    [`${SITE}/web/resume/save`, undefined],
    [`${SITE}/web/job/apply-for-post`, undefined],
    [`${API}/assets/main.js`, undefined],
    [`${API}/about-us`, undefined],
  ])('%s is of the kind %s', (address, kind) => {
    expect(cacheKindOf(new URL(address), SITE)).toBe(kind)
  })
})

describe('The answer of a read', () => {
  it.each([
    ['getJobs', undefined, `${API}/web/job/get`],
    ['getOffices', undefined, `${API}/web/office/get`],
    ['searchJobs', 'q=a&page=2', `${API}/web/job/search?q=a&page=2`],
    ['getJob', '1&2', `${API}/api/jobs?id=1%262`],
    ['getSimilarJobs', '1', `${API}/api/jobs/similar?id=1`],
    ['getLandings', '/jobs/nurse', `${API}/api/landings?path=%2Fjobs%2Fnurse`],
    ['getNothing', undefined, undefined],
  ])('%s of %s is kept at %s', (endpointName, arg, url) => {
    expect(cachedListUrl(API, endpointName, arg)).toBe(url)
  })
})
