import { trackPaths } from '@/domain/submissions/track'
import { APPLY, applicationForm, CONTACT, contactFields, docFile, enquiryForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { get, post, startServer } from '@test/support/server'

const server = forSuite(() => startServer({ settings: { SUBMISSIONS_PER_MINUTE: '0' } }))

const HINDI = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }
const ENGLISH = { 'accept-language': 'en-IN,en;q=0.9,hi;q=0.8' }

const JSON_BODY = { 'content-type': 'application/json' }

describe('an answer is in the language of its form, else in that of the browser', () => {
  const broken = { ...contactFields, mobile: 'none' }
  const NO_NUMBER = {
    en: 'Please enter a mobile number, for example 9876543210.',
    hi: 'कृपया मोबाइल नंबर लिखें, जैसे 9876543210।',
  }
  const sent = (fields: Record<string, string>, headers = {}) =>
    post(server, CONTACT, JSON.stringify(fields), { ...JSON_BODY, ...headers })

  test.each([
    [{}, {}, 'en'],
    [{}, HINDI, 'hi'],
    [{}, ENGLISH, 'en'],
    [{}, { 'accept-language': 'mr, *;q=0.1' }, 'en'],
    [{ language: 'hi' }, ENGLISH, 'hi'],
    [{ language: 'en' }, HINDI, 'en'],
    [{ language: 'fr' }, HINDI, 'hi'],
  ] as const)('form %j, browser %j: %s', async (field, headers, language) => {
    const answer = await sent({ ...broken, ...field }, headers)
    expect(answer).toMatchObject({ code: 422, status: '0', message: NO_NUMBER[language] })
    expect(answer.headers.get('vary')).toBe('Accept-Language')
  })

  test('a form with files, and one that is urlencoded', async () => {
    const files = await post(server, APPLY, applicationForm({ mobile: 'none', language: 'hi' }), ENGLISH)
    expect(files.message).toBe(NO_NUMBER.hi)
    const urlencoded = await post(
      server,
      CONTACT,
      new URLSearchParams({ ...broken, language: 'hi' }),
      ENGLISH,
    )
    expect(urlencoded.message).toBe(NO_NUMBER.hi)
  })

  test('success', async () => {
    expect(await post(server, '/web/manpower-enquiry/save', enquiryForm({ language: 'hi' }))).toMatchObject({
      code: 200,
      message: 'धन्यवाद। आपकी पूछताछ मिल गई, हम आपको फ़ोन करेंगे।',
    })
  })
})

describe('what is refused, whatever is asked', () => {
  const tooLong = JSON.stringify({ ...contactFields, name: 'a'.repeat(201) })

  test.each([
    ['an unknown address', 404, 'इस पते पर कुछ नहीं है।', () => get(server, '/web/nothing', HINDI)],
    ['a wrong method', 405, 'यहाँ इस तरह कुछ नहीं भेजा जा सकता।', () => get(server, CONTACT, HINDI)],
    ['a missing file', 404, 'ऐसी कोई फ़ाइल नहीं है।', () => get(server, '/assets/none.js', HINDI)],
    [
      'a body that is no JSON',
      422,
      'जो भेजा गया, वह पढ़ा नहीं जा सका।',
      () => post(server, CONTACT, '{', { ...JSON_BODY, ...HINDI }),
    ],
    [
      'a form that cannot be read',
      422,
      'फ़ॉर्म पढ़ा नहीं जा सका। कृपया उसे फिर से भेजें।',
      () => post(server, APPLY, '--a\r\nx', { 'content-type': 'multipart/form-data; boundary=a', ...HINDI }),
    ],
    [
      'a body that is too large',
      413,
      'भेजी गई चीज़ बहुत बड़ी है।',
      () => post(server, CONTACT, ' '.repeat(140_000), { ...JSON_BODY, ...HINDI }),
    ],
    [
      'a field that is too long',
      422,
      'नाम: बहुत लंबा लिखा है। सीमा 200 अक्षर है।',
      () => post(server, CONTACT, tooLong, { ...JSON_BODY, ...HINDI }),
    ],
    [
      'a job that is closed',
      422,
      'यह नौकरी अब खुली नहीं है।',
      () => post(server, APPLY, applicationForm({ job_id: '987654' }), HINDI),
    ],
    [
      'a broken rule',
      422,
      'कृपया पूरा नाम लिखें।',
      () => post(server, APPLY, applicationForm({ full_name: ' ' }), HINDI),
    ],
    [
      'a file of a wrong kind',
      422,
      'कृपया .doc या .docx फ़ाइल चुनें। दूसरी तरह की फ़ाइल नहीं चलेगी।',
      () => post(server, APPLY, applicationForm({ resume: docFile('resume.exe') }), HINDI),
    ],
  ] as const)('%s', async (_what, code, message, ask) => {
    const answer = await ask()
    expect(answer).toMatchObject({ code, status: '0', message })
    expect(answer.headers.get('vary')).toBe('Accept-Language')
  })

  test('the office stays English, and what does not differ has no header that says so', async () => {
    const office = await get(server, '/office/api/nothing', HINDI)
    expect(office).toMatchObject({ code: 404, message: 'There is nothing at this address.' })
    const jobs = await fetch(`${server.origin}/web/job/get`, { headers: HINDI })
    for (const { headers } of [office, jobs]) expect(headers.get('vary') ?? '').not.toContain('Language')
  })
})

test('the code on a printed job leads to its page in the language of the paper', async () => {
  const codeOf = async (query: string) =>
    (await fetch(`${server.origin}/api/qr-code?job=1001${query}`, { headers: HINDI })).text()
  const [english, hindi] = [await codeOf(''), await codeOf('&language=hi')]
  expect(english).toContain('<svg')
  expect(hindi).not.toBe(english)
  expect(await codeOf('&language=en')).toBe(english)
})

test('too many of an address, and a database that is gone', async () => {
  const limited = await startServer({ settings: { SUBMISSIONS_PER_MINUTE: '1' } })
  const send = () => post(limited, CONTACT, new URLSearchParams({ ...contactFields, language: 'en' }), HINDI)
  expect((await send()).message).toBe('Thank you. Your message was sent.')
  expect((await send()).message).toMatch(/^बहुत सारे फ़ॉर्म भेजे गए। कृपया \d+ सेकंड में फिर से कोशिश करें।$/)
  await limited.db.destroy()
  expect(await post(limited, trackPaths.show, new URLSearchParams({ language: 'hi' }))).toMatchObject({
    message: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  })
  await limited.close()
})
