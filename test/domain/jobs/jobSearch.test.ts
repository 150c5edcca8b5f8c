import type { Job } from '@/domain/content/entities'
import { noFilters } from '@/domain/jobs/jobFilter'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { filterJobs, makeBlankJob } from '@test/support/jobs'

const finds = (job: Partial<Job>, text: string) =>
  filterJobs([toSearchableJob(makeBlankJob(job))], { ...noFilters, text }, '2026-03-10').length === 1

describe('the text search', () => {
  it.each([
    { field: 'position', text: 'Lathe Operator', typed: 'lathe' },
    { field: 'company_name', text: 'Pahiya Logistics', typed: 'pahiya' },
    { field: 'location', text: 'Raipur, Bilaspur', typed: 'bilaspur' },
    { field: 'd_name', text: 'Stores & Purchase', typed: 'purchase' },
    { field: 'about_company', text: '<p>We move <em>fruit</em>.</p>', typed: 'fruit' },
    { field: 'job_description', text: '<ul><li>Keep the stock ledger</li></ul>', typed: 'ledger' },
    { field: 'industry_name', text: 'Agriculture', typed: 'agri' },
    { field: 'role_name', text: 'Team Leader', typed: 'leader' },
    { field: 'employment_type', text: 'Full Time, Contract', typed: 'contract' },
  ])('looks at $field', ({ field, text, typed }) => {
    expect(finds({ [field]: text }, typed)).toBe(true)
    expect(finds({}, typed)).toBe(false)
  })

  it.each(['qualification', 'short_job_description', 'date_posted', 'ctc', 'job_id'])(
    'does not look at %s',
    (field) => {
      expect(finds({ [field]: 'xylophone' }, 'xylophone')).toBe(false)
    },
  )

  it.each(['cnc operator', 'CNC OPERATOR', 'Cnc opErator', 'c oper', 'cnc \t operator '])(
    'takes "%s" in any case and with any blanks',
    (typed) => {
      expect(finds({ position: 'CNC Operator' }, typed)).toBe(true)
    },
  )

  it('takes an accent however it is encoded', () => {
    expect(finds({ position: 'Caf\u00E9 Manager' }, 'cafe\u0301')).toBe(true)
    expect(finds({ position: 'Cafe\u0301 Manager' }, 'caf\u00E9')).toBe(true)
  })

  it.each([
    ['प्रबन्\u200dधक', 'प्रबन्धक'],
    ['कम्पनी सचिव', 'कंपनी'],
    ['कंपनी मैनेजर', 'कम्पनी'],
    ['अम्बिकापुर', 'अंबिका'],
    ['हिन्दी टाइपिस्ट', 'हिंदी'],
    ['अण्डरग्राउंड', 'अंडरग्राउन्ड'],
    ['पङ्कज, गङ्गा, मञ्च, कण्ठ', 'पंकज, गंगा, मंच, कंठ'],
    ['ट्रेनी इन्जीनियर, एजेन्सी', 'ट्रेनी इंजीनियर, एजेंसी'],
    ['फ़्रंट ऑफ़िस, राँची', 'ऑफिस, रांची'],
    ['Sales\u00adforce trainer', 'salesforce'],
    ['Front\u2011end developer', 'front-end'],
    ['Men\u2019s wear sales', "men's wear"],
    ["Men's wear sales", 'men\u2019s wear'],
    ['Staff Nurse \u2013 ICU', 'nurse - icu'],
    ['Two\u00a0wheeler\u200b mechanic', 'two wheeler mechanic'],
    ['Front-end developer', 'front\u2010end'],
  ])('takes "%s" and "%s" for alike', (position, typed) => {
    expect(finds({ position }, typed)).toBe(true)
  })

  it.each([
    ['जन्म प्रमाण', 'जंम'],
    ['अन्न भंडार', 'अंन'],
    ['कन्या', 'कंया'],
    ['सम्मान', 'संमान'],
  ])('knows "%s" from "%s"', (position, typed) => {
    expect(finds({ position }, typed)).toBe(false)
    expect(finds({ position }, position)).toBe(true)
  })

  it('takes a text of nothing that is seen for none', () => {
    expect(finds({ position: 'Clerk' }, '\u200d \u00ad')).toBe(true)
  })

  it('finds the text as it is, not its words one by one', () => {
    expect(finds({ position: 'Area Sales Manager' }, 'sales manager')).toBe(true)
    expect(finds({ position: 'Area Sales Manager' }, 'area manager')).toBe(false)
  })

  it('takes signs as they are', () => {
    expect(finds({ position: 'C++ / .NET Developer (Pune)' }, 'c++')).toBe(true)
    expect(finds({ position: 'C++ / .NET Developer (Pune)' }, '.net')).toBe(true)
    expect(finds({ position: 'C++ / .NET Developer (Pune)' }, '(pune)')).toBe(true)
    expect(finds({ position: 'Java Developer' }, '.')).toBe(false)
    expect(finds({ position: 'Java Developer' }, '.*')).toBe(false)
  })

  it('finds nothing across two fields', () => {
    const job = {
      position: 'Sales',
      company_name: 'Manager House',
      location: 'Pune',
      d_name: 'Accounts',
      about_company: 'Foods',
      job_description: 'Ledger',
    }
    expect(finds(job, 'sales manager')).toBe(false)
    expect(finds(job, 'salesmanager')).toBe(false)
    expect(finds(job, 'sales\nmanager')).toBe(false)
    expect(finds(job, 'pune accounts')).toBe(false)
    expect(finds(job, 'foods ledger')).toBe(false)
    expect(finds(job, 'manager house')).toBe(true)
  })
})

// The text that HTML shows has a rule of its own.
it('looks at the text of HTML alone', () => {
  const job = {
    about_company: '<p class="lead">Seeds</p><script>var secret = "tractor"</script>',
    job_description: '<p>R&amp;D of <strong>&#8377;500</strong> caf&eacute; kits&nbsp;daily</p>',
  }
  for (const typed of ['seeds', 'r&d of ₹500', 'CAFÉ', 'kits daily']) expect(finds(job, typed)).toBe(true)
  for (const typed of ['tractor', 'lead', 'strong', '<', 'amp', 'nbsp']) expect(finds(job, typed)).toBe(false)
})
