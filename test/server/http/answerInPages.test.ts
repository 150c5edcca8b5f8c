import { closings, read, start } from '@test/server/pages/pageServer'
import { APPLY, applicationForm } from '@test/support/builders'
import { startScriptedApi } from '@test/support/scriptedApi'
import { post, type TestServer } from '@test/support/server'
import { NOT_FOUND, track } from '../track/tracking'

let own: TestServer
beforeAll(async () => {
  own = await start()
})

type Page = Awaited<ReturnType<typeof read>>

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Presses a button without script: the browser sends the fields of its form, as they are and as they are typed over. */
const press = (page: Page, label: string, typed: Record<string, string> = {}) => {
  const button = [...page.document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === label,
  )
  const form = button?.closest('form')
  if (!form) throw new Error(`No form has the button ${label}.`)
  const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, typed[name] ?? value])
  const { pathname, search } = new URL(form.action, own.origin)
  expect([form.method, search]).toEqual(['post', ''])
  return read(own, pathname, HTML, new URLSearchParams(fields))
}

const apply = async (mobile: string) => {
  const { data } = await post(own, APPLY, applicationForm({ mobile, email: 'kiran@sender.example' }))
  return (data as { reference: string }).reference
}

const valueOf = ({ document }: Page, name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type="hidden"])`)?.value

test('a submission is shown, corrected, withdrawn and erased by forms alone', async () => {
  const reference = await apply('9826200001')
  const empty = await read(own, `/track?reference=${reference}`, HTML)
  expect(empty.code).toBe(200)
  expect(valueOf(empty, 'reference')).toBe(reference)

  const wrong = await press(empty, 'Show', { last4: '9999' })
  expect(wrong.code).toBe(404)
  expect(wrong.textOf('[role="alert"]')).toBe(NOT_FOUND)
  expect([valueOf(wrong, 'reference'), valueOf(wrong, 'last4')]).toEqual([reference, '9999'])

  const shown = await press(wrong, 'Show', { last4: '0001' })
  expect(shown.code).toBe(200)
  expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.headers.get('x-robots-tag')).toBe('noindex')
  expect(shown.count('script')).toBe(0)
  expect(shown.textOf('#answer')).toContain('Received')
  expect(shown.textOf('#answer')).toContain('Kiran Netam')

  // Half a year, whatever the day of the test is.
  const state_at = new Date(Date.now() - 180 * 24 * 3_600_000).toISOString()
  await own.db.updateTable('inbox_entry').set({ state_at }).where('reference', '=', reference).execute()
  const waiting = await press(shown, 'Show', { last4: '0001' })
  const question = await press(waiting, 'Ask about it')
  expect(question.textOf('[role="status"]')).toMatch(
    /^You asked on \d\d-\d\d-\d{4}\. Our recruiters see it first\.$/,
  )
  const twice = await press(waiting, 'Ask about it')
  expect([twice.code, twice.textOf('[role="alert"]')]).toEqual([409, expect.stringMatching(/^You asked on /)])

  const refused = await press(shown, 'Correct', { mobile: 'none', email: 'kiran@better.example' })
  expect(refused.code).toBe(422)
  expect(refused.textOf('[aria-label="Correct"] .Mui-error')).not.toBe('')
  expect([valueOf(refused, 'mobile'), valueOf(refused, 'email')]).toEqual(['none', 'kiran@better.example'])
  const corrected = await press(refused, 'Correct', { mobile: '98262 00002' })
  expect(corrected.textOf('[role="status"]')).toBe(
    'Corrected. We reach you at kiran@better.example and 9826200002.',
  )

  const sure = await press(corrected, 'Withdraw')
  expect(sure.textOf('[role="group"]')).toContain(`Withdraw ${reference}?`)
  expect((await press(sure, 'No, keep it')).textOf('#answer')).toContain('Received')
  const once = await press(sure, 'Yes, withdraw')
  expect(once.textOf('main')).toContain('You withdrew it')
  const again = await press(once, 'Take the withdrawal back')
  expect(again.textOf('[role="status"]')).toBe(
    'Your withdrawal is taken back. We look at what you sent again.',
  )
  const withdrawn = await press(sure, 'Yes, withdraw')

  const asked = await press(withdrawn, 'Erase')
  expect(asked.textOf('[role="group"]')).toContain(`Erase ${reference}?`)
  expect((await press(asked, 'No, keep it')).textOf('#answer')).toContain('Withdrawn')
  const erased = await press(asked, 'Yes, erase')
  expect(erased.textOf('#answer')).toBe(`${reference} is erased, your files too.`)
  expect((await press(erased, 'Show', { reference, last4: '0002' })).code).toBe(404)
})

test('a form of a page in Hindi is answered in Hindi', async () => {
  const reference = await apply('9826200004')
  const hindi = { ...HTML, 'accept-language': 'en' }
  const empty = await read(own, `/hi/track?reference=${reference}`, hindi)
  const wrong = await press(empty, 'देखें', { last4: '9999' })
  expect([wrong.code, wrong.document.documentElement.lang]).toEqual([404, 'hi'])
  expect(wrong.textOf('[role="alert"]')).toMatch(/^[^a-z]+$/i)
  const shown = await press(wrong, 'देखें', { last4: '0004' })
  expect(shown.textOf('#answer')).toContain('मिल गया')
  expect(shown.textOf('#answer')).toContain('पूरा नाम')
  const withdrawn = await press(await press(shown, 'वापस लें'), 'हाँ, वापस लें')
  expect(withdrawn.textOf('main')).toContain('वापस लिया गया')
})

test('programs are answered with JSON, and a link that has expired in the page', async () => {
  const reference = await apply('9826200003')
  const accept = 'application/json, text/html;q=0.5'
  const { code, headers, data } = await track(own, '', { reference, last4: '0003' }, { accept })
  expect([code, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  expect(data?.reference).toBe(reference)
  const expired = await read(own, '/api/track/copy?reference=R7K4-92QX&until=1&token=x', HTML)
  expect(expired.code).toBe(404)
  expect(expired.textOf('[role="alert"]')).toMatch(/^This link has expired\./)
})

test('the address of an answer, opened without its form, leads to the form', async () => {
  for (const path of ['/api/track', '/api/track/erase']) {
    const opened = await read(own, path, { ...HTML, 'accept-language': 'hi' })
    expect([opened.code, opened.headers.get('location')]).toEqual([303, '/hi/track'])
    expect(opened.headers.get('cache-control')).toBe('no-store')
    const asked = await read(own, path, { accept: 'application/json' })
    expect([asked.code, asked.headers.get('allow')]).toEqual([405, 'POST'])
  }
})

test('nothing leads there, and nothing is there, in front of another API', async () => {
  const api = await startScriptedApi({})
  closings.push(api.close)
  const other = await start({ API_HOST: api.origin })
  const claim = { reference: 'R7K4-92QX', last4: '1234' }
  expect(await track(other, '', claim)).toMatchObject({
    code: 404,
    message: 'There is nothing at this address.',
  })
  const page = await read(other, '/track')
  expect(page.code).toBe(404)
  expect(page.textOf('h1')).toBe('Track')
  expect(page.count('main form, a[href="/track"]')).toBe(0)
  expect((await read(own, '/track')).count('a[href="/track"]')).toBe(2)
})
