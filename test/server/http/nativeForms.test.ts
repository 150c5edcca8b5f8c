import { closings, read, start } from '@test/server/pages/pageServer'
import {
  APPLY,
  applicationForm,
  contactForm,
  fileOf,
  enquiryForm,
  internshipForm,
  pdfFile,
  resumeForm,
  type Changes,
} from '@test/support/builders'
import { brokenInHindi, brokenRules, type Broken } from '@test/support/brokenRules'
import { startScriptedApi } from '@test/support/scriptedApi'
import { countStored, post, type TestServer } from '@test/support/server'

let own: TestServer
beforeAll(async () => {
  own = await start()
})

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const screens = {
  application: { screen: '/apply-job?job_id=1001', path: APPLY, make: applicationForm },
  enquiry: { screen: '/manpower-enquiry', path: '/web/manpower-enquiry/save', make: enquiryForm },
  internship: { screen: '/internship', path: '/web/internship/save', make: internshipForm },
  message: {
    screen: '/tell-us?job=1001',
    path: '/web/contact-form/save',
    make: (changes: Changes) => contactForm({ reason: 'money', email: '', ...changes }),
  },
  resume: { screen: '/submit-resume', path: '/web/resume/save', make: resumeForm },
}

type FormName = keyof typeof screens
type Page = Awaited<ReturnType<typeof read>>

const control = ({ document }: Page, name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(
    `main form [name="${name}"]:not([type="hidden"], [type="checkbox"])`,
  )

/** Sends a form as a browser without script does. */
const send = (path: string, form: FormData, headers: Record<string, string> = {}) =>
  read(own, path, { ...HTML, ...headers }, form)

const cookieOf = (page: Page) => page.headers.get('set-cookie')?.split(';')[0] ?? ''

/** What a browser sends besides: the hidden fields as they are rendered, and ticks. */
const hidden = { language: 'en', submission_key: '', remarks: '', job_id: '1001', job: '1001' }
const ofApplicants = {
  is_minor: 'yes',
  keep_for_other_jobs: 'yes',
  guardian_name: 'Hira Bai',
  guardian_mobile: '9826000000',
}
const isOfApplicants = (name: FormName) => name !== 'enquiry' && name !== 'message'
const nativeForm = (name: FormName, changes: Changes = {}) => {
  const form = screens[name].make({ ...hidden, ...(isOfApplicants(name) && ofApplicants), ...changes })
  // Boxes come one by one.
  const services = form.get('service_required')
  form.delete('service_required')
  if (typeof services === 'string')
    for (const service of JSON.parse(services) as string[]) form.append('service_required', service)
  return form
}
const sendNative = (name: FormName, changes: Changes = {}, headers: Record<string, string> = {}) =>
  send(screens[name].path, nativeForm(name, changes), headers)

/** The sentence beside the field that has the focus, and the name of that field. */
const refusalOf = (page: Page) => {
  const [wrong, ...others] = page.document.querySelectorAll<HTMLInputElement>('[autofocus]')
  const error = page.document.getElementById(wrong?.getAttribute('aria-describedby') ?? '')
  expect([error?.textContent, others]).toEqual([page.textOf('[role="alert"]'), []])
  return [wrong?.name, error?.textContent]
}

describe.each(Object.keys(screens) as FormName[])('the form of the %s without script', (name) => {
  test('is there to be sent, and answered with a receipt', async () => {
    const { screen, path } = screens[name]
    const page = await read(own, screen, HTML)
    const form = page.document.querySelector('main form')
    expect(['method', 'action', 'enctype'].map((one) => form?.getAttribute(one))).toEqual([
      'post',
      path,
      'multipart/form-data',
    ])
    expect(form?.querySelector('[type="submit"]')?.hasAttribute('disabled')).toBe(false)
    expect(cookieOf(page)).toMatch(/^form_key=[\w-]{36}$/)

    const before = await countStored(own)
    const stored = await sendNative(name)
    expect(stored.code).toBe(200)
    expect(stored.textOf('[role="status"]')).toMatch(/sent/)
    expect(stored.textOf('section[aria-label="Sent"]')).toMatch(/Your reference is \w{4}-\w{4}/)
    expect(control(stored, 'email')?.value).toBe('')
    expect((await countStored(own)).submissions).toBe(before.submissions + 1)
  })

  const rules: Broken[] = [...brokenRules[name], ...(name === 'enquiry' ? brokenInHindi : [])]
  test.each(rules)('of which %s is "%s" comes back with "%s"', async (field, value, sentence) => {
    const language = /^[a-z]/i.test(sentence) ? 'en' : 'hi'
    const before = await countStored(own)
    const form = nativeForm(name, { language, [field]: value ?? fileOf(Buffer.alloc(0), '') })
    const page = await send(screens[name].path, form)
    expect([page.code, page.textOf('[role="alert"]'), page.count('script')]).toEqual([422, sentence, 0])
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.document.documentElement.lang.slice(0, 2)).toBe(language)
    expect(await countStored(own)).toEqual(before)
    // No field of a browser's form.
    if (field === 'job_id') return
    expect(refusalOf(page)).toEqual([field, sentence])
    const boxes = [...page.document.querySelectorAll<HTMLInputElement>('main [type="checkbox"]:checked')]
    const ticked = boxes.map((box) => [box.name, box.value])
    expect(ticked).toHaveLength(name === 'message' ? 0 : 2)
    const isKept = ([one, sent]: [string, FormDataEntryValue]) =>
      typeof sent === 'string'
        ? control(page, one)?.value === sent || ticked.some((box) => box.join() === `${one},${sent}`)
        : page.textOf('main form').includes(sent.name)
    expect([...form].filter((sent) => !(sent[0] in hidden) && !isKept(sent))).toEqual([])
  })
})

const big = (megabytes: number, name: string) => fileOf(Buffer.alloc(megabytes * 1024 * 1024, 'PK'), name)

test.each<[FormName, Changes, sentence: string, code?: number]>([
  [
    'resume',
    { photo: big(5, 'me.jpg'), resume: big(5, 'cv.docx') },
    'me.jpg is too large. The limit is 2 MB.',
    413,
  ],
  [
    'internship',
    { resume: pdfFile('cv.pdf') },
    'Please select .doc file. Other type of files are not allowed.',
  ],
  ['application', { resume: fileOf(Buffer.alloc(0), 'cv.docx') }, 'cv.docx is empty.'],
  [
    'application',
    { resume: fileOf(Buffer.from('MZ\u0090 a program'), 'cv.docx') },
    'cv.docx contains a program or another file. Please save it without that and choose it again.',
  ],
])(
  'a form of the %s with a wrong file comes back without it alone: %j',
  async (name, files, sentence, code = 422) => {
    const page = await sendNative(name, files)
    const [field = ''] = Object.keys(files)
    expect([page.code, ...refusalOf(page)]).toEqual([code, field, sentence])
    expect(page.textOf('main form')).toContain('only JPG or PNG, up to 2 MB.')
    expect([control(page, 'mobile')?.value, page.count('[name="is_minor"]:checked')]).toEqual([
      nativeForm(name).get('mobile'),
      1,
    ])
    const again = [...page.textOf('main form').matchAll(/Please choose (\S+) again\./g)]
    const other = nativeForm(name, files).get(field === 'photo' ? 'resume' : 'photo')
    expect(again.map(([, file]) => file)).toEqual([(other as File).name])
  },
)

test('what no form of ours sends is answered with a page, too, and shown as it was typed', async () => {
  const html = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  const typed = { name: html, designation: '["a"]', company_name: '{}', mobile: html, email: '["a","b"]' }
  const hostile = nativeForm('enquiry', { ...typed, company_website: html, mobile: '9876543210' })
  hostile.append('service_required', '[oops')
  hostile.append('email', '["x","y"]')
  const page = await send(screens.enquiry.path, hostile)
  expect(page.html).not.toMatch(/<script|<img src=x/)
  expect(Object.keys(typed).map((one) => control(page, one)?.value)).toEqual([
    html,
    '["a"]',
    '{}',
    '9876543210',
    '["x","y"]',
  ])
  expect(page.textOf('[role="alert"]')).toBe('Invalid email address format.')

  const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, 'x']))
  const refused: [string, Page][] = [
    ['The form has too many fields.', await sendNative('enquiry', many)],
    ['Current location is required.', await sendNative('internship', { current_location: 'Nowhere' })],
    [
      'The request is too large. The limit is 18 MB. Go back with',
      await sendNative('resume', { resume: big(19, 'a') }),
    ],
  ]
  for (const type of ['text/plain', 'application/json'])
    refused.push([
      'Please send this form as multipart/form-data.',
      await read(own, screens.enquiry.path, { ...HTML, 'content-type': type }, '["name"]'),
    ])
  for (const [sentence, { textOf }] of refused) expect(textOf('[role="alert"]')).toContain(sentence)
})

test('labels typed in full and the tick of a fresher count as what they name', async () => {
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
  form.set('email', '')
  const refused = await send(APPLY, form)
  expect(control(refused, 'current_ctc_from')?.value).toBe('negotiable')
  // Nothing could enable a field again without script.
  expect([refused.count('[name="is_fresher"]:checked'), refused.count('main form :disabled')]).toEqual([1, 0])
  const negotiable = await sendNative('resume', { current_ctc_from: 'negotiable', current_ctc_to: undefined })
  expect(refusalOf(negotiable)).toEqual(['current_ctc_to', 'Please select Current Ctc option'])
  const half = await send(APPLY, applicationForm({ job_id: '1001', current_location: 'Raip' }))
  expect(half.textOf('[role="alert"]')).toBe('Please enter your current location.')
})

test('a form that comes twice is stored once, and says so; another browser is told nothing', async () => {
  const opened = await read(own, '/hi/internship', HTML)
  expect(opened.headers.get('cache-control')).toBe('private, no-cache')
  const cookie = cookieOf(opened)
  const before = await countStored(own)
  const mobile = '9826300002'
  const sentIn = (page: Page) => page.textOf('section[aria-label="Sent"]')
  // Two presses, before an answer has come.
  const presses = [1, 2].map(() => sendNative('internship', { mobile }, { cookie }))
  const [first, second] = (await Promise.all(presses)) as [Page, Page]
  expect([first.code, sentIn(first)]).toEqual([200, sentIn(second)])
  const again = await sendNative('internship', { mobile }, { cookie })
  expect(again.textOf('[role="status"]')).toMatch(/^We have this already\./)
  expect([sentIn(again), cookieOf(again)]).toEqual([sentIn(first), cookie])
  // The script came in the meantime.
  const byScript = nativeForm('internship', { mobile, submission_key: 'another-key' })
  const { data } = await post(own, screens.internship.path, byScript, { cookie })
  expect(sentIn(first)).toContain((data as { reference: string }).reference)
  expect((await countStored(own)).submissions).toBe(before.submissions + 1)

  const corrected = await sendNative('internship', { mobile, internship_for: 'Sales' }, { cookie })
  expect(corrected.textOf('[role="status"]')).toMatch(/sent/)
  for (const others of ['', 'form_key=forged;via=<b>', 'form_key=00000000-0000-4000-8000-000000000000']) {
    const other = await sendNative('internship', { mobile }, { cookie: others })
    expect([other.code, sentIn(other)]).not.toEqual([200, sentIn(first)])
  }
})

test('what was stored before its job was closed is acknowledged again', async () => {
  const job = { job_id: '1002', mobile: '9826300003' }
  const first = await sendNative('application', job)
  const close = own.db.updateTable('job').set({ closed_on: '2026-01-15' }).where('job_id', '=', '1002')
  await close.execute()
  const again = await sendNative('application', job, { cookie: cookieOf(first) })
  expect(again.textOf('[role="status"]')).toMatch(/^We have this already\./)
  expect(again.textOf('main')).not.toContain('cannot be sent')
  const late = await sendNative('application', { ...job, full_name: 'Late Netam' })
  expect(late.textOf('main')).toContain(
    'This job is no longer open, so an application for it cannot be sent.',
  )
})

test('an answer whose screen is not rendered in time is a page of its own', async () => {
  const busy = await start({}, [], 0)
  const page = await read(
    busy,
    screens.enquiry.path,
    HTML,
    nativeForm('enquiry', { name: 'A', language: 'hi' }),
  )
  expect([page.code, page.document.documentElement.lang, page.count('form')]).toEqual([200, 'hi', 0])
  expect(page.textOf('body')).toMatch(/ \w{4}-\w{4}/)
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
