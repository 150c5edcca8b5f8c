import { I18nProvider } from '@lingui/react'
import { act, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { SiteProvider } from '@/components/SiteSettings'
import { defaultSettings } from '@/domain/site/settings'
import { JobPostingData } from '@/features/jobs/details/JobArticle'
import { i18nOf } from '@/locales/catalogs'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { makeJob } from '@test/support/jobs'
import { renderApp, SITE } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([
    {
      job_id: '42',
      position: 'Ward Nurse',
      company_name: 'Arogyam Lifecare',
      about_company: 'Line one.\nLine two.',
      job_description:
        '<p>Night <b>shifts</b>.</p><ul><li>Ward 5</li></ul><script>hacked()</script><a href="javascript:hacked()" onclick="hacked()">More</a>',
      short_job_description: 'Care for ward five at night.',
      location: 'Raipur',
      department_id: '2',
      industry_id: '2',
      role_id: '2',
      employment_type: 'Full Time, Contract',
      experience_from: 1,
      experience_to: 4,
      ctc_from: 2.5,
      ctc_to: 3.5,
      no_of_posts: 12,
      qualification: 'GNM or B.Sc. Nursing',
      date_posted: '2026-02-14',
    },
    {
      job_id: '43',
      position: 'Bare',
      about_company: '',
      job_description: '',
      short_job_description: '',
      location: '',
      employment_type: '',
      experience_from: null,
      experience_to: null,
      ctc: '',
      ctc_from: null,
      ctc_to: null,
      no_of_posts: null,
      qualification: '',
      date_posted: null,
    },
  ])
})
afterAll(() => portal.close())

const openJob = async (id: string, position: string, options = {}) => {
  const app = renderApp(`/job-details?s=${id}`, { ...portal, ...options })
  await screen.findByRole('heading', { level: 1, name: position })
  return app
}

/** The text beside the name of a fact. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

describe('The details of a job', () => {
  it('show position, company, every fact and description, say so to others, and offer to apply', async () => {
    const { user, address } = await openJob('42', 'Ward Nurse')
    expect(screen.getByText('Arogyam Lifecare')).toBeVisible()
    for (const [name, value] of [
      ['Experience', /^1\s?-\s?4 Years$/],
      ['Location', /^Raipur$/],
      ['CTC', /^₹\s?2\.5\s?-\s?3\.5 Lakhs$/],
      ['Posted', /^14-02-2026$/],
      ['Openings', /^12$/],
      ['Role', /^Nurse$/],
      ['Industry Type', /^Healthcare$/],
      ['Department', /^Accounts$/],
      ['Employment Type', /^Full Time, Contract$/],
      ['Role Category', /Nurse/],
      ['Education', /^GNM or B\.Sc\. Nursing$/],
    ] as const) {
      expect(fact(name)).toHaveTextContent(value)
    }
    expect(screen.getByRole('heading', { name: 'Job Description' })).toBeVisible()
    expect(screen.getByText('Ward 5')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'About Company' })).toBeVisible()
    expect(screen.getByText(/Line one\.\s+Line two\./)).toBeVisible()

    const breadcrumb = within(screen.getByRole('navigation', { name: 'breadcrumb' }))
    expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(breadcrumb.getByRole('link', { name: 'Full Time Jobs' })).toHaveAttribute(
      'href',
      '/full-time-jobs',
    )
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/full-time-jobs')
    for (const network of ['Facebook', 'LinkedIn', 'Telegram']) {
      const href =
        screen.getByRole('link', { name: new RegExp(`Share on ${network}`) }).getAttribute('href') ?? ''
      expect([...new URL(href).searchParams.values()].join(' ')).toContain(`${SITE}/job-details?s=42`)
    }

    // To those it is shared with and to search engines.
    await waitFor(() => expect(document.title).toBe('Full Time Jobs Details'))
    const meta = (property: string) =>
      document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content')
    expect(meta('og:title')).toBe('Ward Nurse, Raipur')
    expect(meta('og:url')).toBe(`${SITE}/job-details?s=42`)
    expect(meta('og:description')).toBe(
      '₹ 2.5 - 3.5 Lakhs a year, 1 - 4 Years, Raipur. Care for ward five at night.',
    )
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(data)).toMatchObject({ title: 'Ward Nurse', datePosted: '2026-02-14' })
    expect(data).not.toContain('hacked')

    await user.click(screen.getByRole('link', { name: 'Apply' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Apply For Job' })).toBeVisible()
    expect(address()).toBe('/apply-job?job_id=42')
  })

  it('say --- for what is not known, and nothing to search engines without a date', async () => {
    await openJob('43', 'Bare')
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
    for (const name of ['Location', 'Posted', 'Openings', 'Employment Type', 'Education'])
      expect(fact(name)).toHaveTextContent(/^---$/)
    expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined|NaN|₹/)
  })
})

describe('The details screen', () => {
  it('leads to the list where its address names no job', async () => {
    const { address } = renderApp('/job-details?s=%20', portal)
    expect(await screen.findByRole('heading', { level: 1, name: 'Full Time Jobs' })).toBeVisible()
    expect(address()).toBe('/full-time-jobs')
  })

  it('says of a job that is not in the list that it is no longer open', async () => {
    const { user, address } = renderApp('/job-details?s=999', portal)
    expect(await screen.findByRole('heading', { level: 1, name: /no longer open/i })).toBeVisible()
    expect(document.title).toBe('Full Time Jobs Details')
    const main = within(screen.getByRole('main'))
    await user.click(main.getByRole('link', { name: /all full-time jobs/i }))
    await screen.findByText('2 Jobs available')
    expect(address()).toBe('/full-time-jobs')
  })
})

test('The structured data of a job is one script, whatever the texts hold', async () => {
  const odd = `A "B" & 'C' <p>रात</p></script><script>window.hacked = true</script>\u0000\u2028\r\n`
  const tree = (
    <I18nProvider i18n={i18nOf('en')}>
      <SiteProvider site={{ ...defaultSettings, origin: 'https://jobs.example.com' }}>
        <JobPostingData job={makeJob({ job_id: '7', position: odd, job_description: odd })} />
      </SiteProvider>
    </I18nProvider>
  )
  const html = renderToString(tree)
  expect(html.match(/<\/script/g)).toHaveLength(1)
  const page = document.createElement('div')
  page.innerHTML = html
  const script = page.querySelector('script')
  expect(script).toHaveAttribute('type', 'application/ld+json')
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@type': 'JobPosting',
    title: odd,
    url: 'https://jobs.example.com/job-details?s=7',
  })
  const mistakes: unknown[] = []
  const root = await act(() =>
    hydrateRoot(page, tree, { onRecoverableError: (error) => mistakes.push(error) }),
  )
  expect(mistakes).toEqual([])
  expect(page.querySelector('script')).toBe(script)
  act(() => root.unmount())
})
