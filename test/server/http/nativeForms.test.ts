import { closings, read, start } from '@test/server/pages/pageServer'
import {
  APPLY,
  applicationForm,
  docxFile,
  enquiryForm,
  internshipForm,
  pdfFile,
  resumeForm,
  type Changes,
} from '@test/support/builders'
import { startScriptedApi } from '@test/support/scriptedApi'
import { countStored, type TestServer } from '@test/support/server'

let own: TestServer
beforeAll(async () => {
  own = await start()
})

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** The four forms with their screens, and a rule that each can break. */
const forms = {
  '/manpower-enquiry': {
    path: '/web/manpower-enquiry/save',
    make: enquiryForm,
    broken: { mobile: '12345' },
    says: 'Invalid length of Mobile no.',
  },
  '/submit-resume': {
    path: '/web/resume/save',
    make: resumeForm,
    broken: { role_id: '' },
    says: 'Please select role name',
  },
  '/internship': {
    path: '/web/internship/save',
    make: internshipForm,
    broken: { resume: undefined },
    says: 'Please select resume file.',
  },
  '/apply-job?job_id=1001': {
    path: APPLY,
    make: (changes: Changes = {}) => applicationForm({ job_id: '1001', ...changes }),
    broken: { email: 'kiran@' },
    says: 'Invalid email address format.',
  },
}

type Page = Awaited<ReturnType<typeof read>>

const control = ({ document }: Page, name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(
    `main form [name="${name}"]:not([type="hidden"])`,
  )

/** Sends a form as a browser without script does. */
const send = (path: string, form: FormData, headers: Record<string, string> = {}) =>
  read(own, path, { ...HTML, ...headers }, form)

const cookieOf = (page: Page) => page.headers.get('set-cookie')?.split(';')[0] ?? ''

describe.each(Object.entries(forms))(
  'the form of %s without script',
  (screen, { path, make, broken, says }) => {
    test('is there to be sent', async () => {
      const page = await read(own, screen, HTML)
      const form = page.document.querySelector('main form')
      expect(['method', 'action', 'enctype'].map((name) => form?.getAttribute(name))).toEqual([
        'post',
        path,
        'multipart/form-data',
      ])
      expect(form?.querySelector('[type="submit"]')?.hasAttribute('disabled')).toBe(false)
    })

    test('is answered with the rule beside its field and what was typed, or with a receipt', async () => {
      const before = await countStored(own)
      const refused = await send(path, make(broken))
      expect([refused.code, refused.textOf('[role="alert"]')]).toEqual([422, says])
      expect(refused.headers.get('cache-control')).toBe('no-store')
      expect(refused.count('script')).toBe(0)
      const [field = ''] = Object.keys(broken)
      const wrong = control(refused, field)
      expect(wrong?.hasAttribute('autofocus')).toBe(true)
      const error = refused.document.getElementById(wrong?.getAttribute('aria-describedby') ?? '')
      expect(error?.textContent).toBe(says)
      const typed = [...make(broken)].filter(
        ([name, value]) => typeof value === 'string' && name !== 'job_id' && name !== 'service_required',
      )
      expect(typed.map(([name]) => [name, control(refused, name)?.value])).toEqual(typed)
      expect(await countStored(own)).toEqual(before)

      const stored = await send(path, make())
      expect(stored.code).toBe(200)
      expect(stored.textOf('[role="status"]')).toMatch(/sent/)
      expect(stored.textOf('section[aria-label="Sent"]')).toMatch(/Your reference is \w{4}-\w{4}/)
      expect(control(stored, 'email')?.value).toBe('')
      expect((await countStored(own)).submissions).toBe(before.submissions + 1)
    })
  },
)

test('files must be chosen again, which is said by their names', async () => {
  const page = await send('/web/resume/save', resumeForm({ email: '', resume: docxFile('asha.docx') }))
  expect(page.textOf('main form')).toContain('Please choose asha.docx again.')
  const refused = await send('/web/internship/save', internshipForm({ resume: pdfFile('asha.pdf') }))
  expect(refused.textOf('[role="alert"]')).toMatch(/^Please select \.doc file\./)
})

test('boxes, labels typed in full and the tick of a fresher count as what they name', async () => {
  const ticked = enquiryForm({ service_required: undefined, email: '' })
  ticked.append('service_required', 'BPO')
  ticked.append('service_required', 'Freelancers')
  const page = await send('/web/manpower-enquiry/save', ticked)
  const boxes = [...page.document.querySelectorAll<HTMLInputElement>('[name="service_required"]')]
  expect(boxes.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['BPO', 'Freelancers'])

  const typed = {
    current_ctc_from: 'negotiable ',
    current_ctc_to: '',
    experience_from: '',
    experience_to: '',
    current_location: 'रायपुर',
    mobile: '9826300001',
  }
  const form = applicationForm({ job_id: '1001', ...typed })
  form.append('is_fresher', 'yes')
  expect((await send(APPLY, form)).code).toBe(200)
  const row = await own.db
    .selectFrom('application')
    .selectAll()
    .where('mobile', '=', typed.mobile)
    .executeTakeFirstOrThrow()
  const raipur = await own.db
    .selectFrom('location')
    .select('location_id')
    .where('location_name', '=', 'Raipur')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    current_ctc_from: 'negotiable',
    experience_from: '0',
    experience_to: '0',
    current_location: raipur.location_id,
  })
  const half = await send(APPLY, applicationForm({ job_id: '1001', current_location: 'Raip' }))
  expect(half.textOf('[role="alert"]')).toBe('Please enter your current location.')
})

test('a form that comes twice is stored once, and says so; another browser is told nothing', async () => {
  const twice = () => internshipForm({ mobile: '9826300002' })
  const path = '/web/internship/save'
  const first = await send(path, twice())
  const before = await countStored(own)
  const again = await send(path, twice(), { cookie: cookieOf(first) })
  expect(again.textOf('[role="status"]')).toMatch(/^We have this already\./)
  expect(again.textOf('section[aria-label="Sent"]')).toBe(first.textOf('section[aria-label="Sent"]'))
  expect(await countStored(own)).toEqual(before)
  const corrected = internshipForm({ mobile: '9826300002', internship_for: 'Sales' })
  expect((await send(path, corrected, { cookie: cookieOf(first) })).textOf('[role="status"]')).toMatch(/sent/)

  const other = await send(path, twice())
  expect(other.textOf('section[aria-label="Sent"]')).not.toBe(first.textOf('section[aria-label="Sent"]'))
})

test('a form of a page in Hindi is answered in Hindi', async () => {
  const form = resumeForm({ qualification: '' })
  form.append('language', 'hi')
  const page = await send('/web/resume/save', form)
  expect(page.document.documentElement.lang).toBe('hi')
  expect(page.textOf('[role="alert"]')).toMatch(/^[^a-z]+$/i)
})

test('programs are answered with JSON, and an address opened without its form leads to the screen', async () => {
  const asked = await read(own, APPLY, { accept: '*/*' }, applicationForm({ email: '' }))
  expect(JSON.parse(asked.html)).toMatchObject({
    status: '0',
    message: 'Please enter value of Email address.',
  })
  const opened = await read(own, '/web/resume/save', { ...HTML, 'accept-language': 'hi' })
  expect([opened.code, opened.headers.get('location')]).toEqual([303, '/hi/submit-resume'])
  const program = await read(own, '/web/resume/save', { accept: 'application/json' })
  expect([program.code, program.headers.get('allow')]).toEqual([405, 'POST'])
})

test('in front of another API a form goes there', async () => {
  const api = await startScriptedApi({})
  closings.push(api.close)
  const page = await read(await start({ API_HOST: api.origin }), '/manpower-enquiry')
  expect(page.document.querySelector('main form')?.getAttribute('action')).toBe(
    `${api.origin}/web/manpower-enquiry/save`,
  )
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${api.origin};`)
})
