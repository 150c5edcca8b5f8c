import { screen, waitFor, within } from '@testing-library/react'
import { apiPaths } from '@/domain/site/apiUrls'
import { positions } from '@test/features/jobs/list/jobList'
import { wireJob } from '@test/support/jobs'
import { renderApp } from '@test/support/renderApp'
import { startScriptedApi, success } from '@test/support/scriptedApi'

const nurse = {
  d_name: 'Health',
  d_name_hi: 'स्वास्थ्य',
  role_name: 'Nurse',
  role_name_hi: 'नर्स',
  department_id: '2',
}

const jobs = [
  wireJob({
    ...nurse,
    job_id: '1',
    position: 'Ward Nurse',
    position_hi: 'वार्ड नर्स',
    short_job_description_hi: 'पाँच मरीज़ों की देखभाल।',
    job_description_hi: JSON.stringify('<p>रात की शिफ़्ट।</p>'),
    location: 'Raipur',
    location_hi: 'रायपुर',
    no_of_posts: '1',
    closing_date: '2099-12-02',
    employment_type: 'Full Time, Permanent',
  }),
  wireJob({
    ...nurse,
    job_id: '2',
    position: 'Staff Nurse',
    location: 'Raipur',
    ctc: '',
    ctc_from: null,
    ctc_to: null,
  }),
  wireJob({
    ...nurse,
    job_id: '3',
    position: '',
    company_hidden: 'yes',
    location: 'Raipur',
    ctc_from: null,
    ctc_to: '6',
  }),
  wireJob({ job_id: '4', position: 'Welder', location: 'Bhilai', role_name: 'Welder' }),
]

let api: Awaited<ReturnType<typeof startScriptedApi>>

beforeAll(async () => {
  api = await startScriptedApi({ [apiPaths.getJobs]: [success(jobs)] })
})
afterAll(() => api.close())

const open = (path: string) => renderApp(path, { origin: api.origin, language: 'hi' })

/** What a card says, line by line, each text that is not Hindi in front of its language. */
const linesOf = (heading: string) => {
  const card = screen.getByRole('heading', { name: heading }).closest('article')
  return [...(card?.querySelectorAll('h2, p, li, span') ?? [])]
    .filter((part) => part.textContent && !part.querySelector('span:not([data-icon])'))
    .map((part) =>
      [part.closest('[lang]')?.getAttribute('lang'), part.textContent].filter(Boolean).join(': '),
    )
}

it('lists jobs in Hindi, and marks what has none', async () => {
  const { user, address } = open('/full-time-jobs')
  expect(await screen.findByText('4 नौकरियाँ उपलब्ध')).toBeVisible()
  expect(document.title).toMatch(/^फ़ुल टाइम नौकरियाँ \|/)
  expect(linesOf('वार्ड नर्स')).toEqual([
    'वार्ड नर्स',
    'en: Trishul Precision Works',
    '₹ 3.2 - 4.8 लाख',
    '2 - 5 साल',
    'रायपुर',
    '1 पद',
    'पाँच मरीज़ों की देखभाल।',
    'पोस्ट: 05-03-2026',
    '02-12-2099 तक आवेदन',
  ])
  expect(linesOf('Staff Nurse').slice(0, 3)).toEqual([
    'en: Staff Nurse',
    'en: Trishul Precision Works',
    'वेतन नहीं बताया गया',
  ])
  expect(linesOf('पद नहीं बताया गया').slice(1, 3)).toEqual(['गोपनीय', '₹ 6 लाख तक'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'क्रम' }), 'ज़्यादा वेतन पहले')
  await waitFor(() => expect(address()).toBe('/full-time-jobs?sort=salary'))
  expect(positions()[0]).toBe('पद नहीं बताया गया')
})

it('names filters and their values in Hindi, and keeps the addresses', async () => {
  const { user, address } = open(
    '/full-time-jobs?department=2&role=Nurse&location=Raipur&salary=3-6&type=Full+time&posted=7&q=ward',
  )
  await screen.findByText('0 नौकरियाँ उपलब्ध')
  const chips = within(await screen.findByRole('list', { name: 'लगे हुए फ़िल्टर' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '“ward”',
    'रायपुर',
    'नर्स',
    'स्वास्थ्य',
    '3-6 लाख',
    'फ़ुल टाइम',
    'पिछले 7 दिन',
  ])
  expect(chips.getByText('“ward”')).toHaveAttribute('lang', 'en')
  await user.click(chips.getByRole('button', { name: 'पिछले 7 दिन हटाएँ' }))
  await waitFor(() => expect(address()).not.toContain('posted'))
  expect(address()).toContain('department=2&salary=3-6&type=Full+time')
  expect(await screen.findByText('1 नौकरी उपलब्ध')).toBeVisible()
  const sidebar = within(screen.getByRole('complementary', { name: 'फ़िल्टर' }))
  const group = (name: string) => within(sidebar.getByRole('group', { name }))
  expect(group('विभाग').getByRole('checkbox', { name: /^स्वास्थ्य/ })).toBeChecked()
  expect(group('जगह').getByRole('checkbox', { name: /^रायपुर/ })).toBeChecked()
  expect(group('वेतन (लाख)').getByRole('checkbox', { name: '3-6' })).toBeChecked()
  expect(group('नौकरी का प्रकार').getByRole('checkbox', { name: /^स्थायी/ })).not.toBeChecked()
})

it('says in Hindi what is close to a text', async () => {
  open('/full-time-jobs?q=welder+raipur')
  const close = await screen.findByRole('region', { name: 'आपके शब्दों से मिलती-जुलती' })
  expect(close).toHaveTextContent(
    /^ठीक यही शब्द किसी नौकरी में नहीं हैं। रायपुर में ऐसी कोई नौकरी नहीं है। इससे मिलती-जुलती 1 नौकरी:/,
  )
  const meant = within(screen.getByRole('group', { name: 'शायद यह चाहिए' }))
  expect(meant.getByRole('button', { name: 'रायपुर में: 3 नौकरियाँ' })).toBeVisible()
})

it('names a landing page and its links in Hindi', async () => {
  open('/jobs/nurse/in/raipur')
  expect(await screen.findByRole('heading', { level: 1, name: 'रायपुर में नर्स की नौकरियाँ' })).toBeVisible()
  expect(await screen.findByText('1 कंपनी की 3 नौकरियाँ। वेतन: सालाना ₹ 3.2 - 6 लाख।')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'काम के हिसाब से नौकरियाँ' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'रायपुर में नौकरियाँ (3)' })).toHaveAttribute(
    'href',
    '/hi/jobs/in/raipur',
  )
})

it('shows a job in Hindi, and why others are like it', async () => {
  const { user } = open('/job-details?s=1')
  expect(await screen.findByRole('heading', { level: 1, name: 'वार्ड नर्स' })).toBeVisible()
  expect(document.title).toBe('फ़ुल टाइम नौकरी का विवरण')
  expect(screen.getByText('रात की शिफ़्ट।')).toBeVisible()
  const facts = [...document.querySelectorAll('dt')].map(
    (name) => `${name.textContent}: ${name.nextSibling?.textContent}`,
  )
  expect(facts).toEqual(
    expect.arrayContaining([
      'जगह: रायपुर',
      'काम: नर्स',
      'नौकरी का प्रकार: फ़ुल टाइम, स्थायी',
      'काम की श्रेणी: नर्स, स्वास्थ्य',
    ]),
  )
  const posting: unknown = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  )
  expect(posting).toMatchObject({ title: 'वार्ड नर्स', description: '<p>रात की शिफ़्ट।</p>' })
  const share = screen.getByRole('link', { name: 'WhatsApp पर शेयर करें: वार्ड नर्स' })
  expect(new URL(share.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    'वार्ड नर्स, रायपुर (नौकरी नं. 1), सालाना ₹ 3.2 - 4.8 लाख https://jobs.example.com/hi/job-details?s=1',
  )
  const similar = within(await screen.findByRole('region', { name: 'मिलती-जुलती नौकरियाँ' }))
  expect(similar.getByRole('link', { name: 'Staff Nurse' })).toBeVisible()
  expect(similar.getByText('Staff Nurse')).toHaveAttribute('lang', 'en')
  expect(similar.getAllByText('वही काम')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'नौकरी सेव करें' }))
  expect(screen.getByRole('button', { name: 'नौकरी सेव करें' })).toHaveAttribute('aria-pressed', 'true')
})
