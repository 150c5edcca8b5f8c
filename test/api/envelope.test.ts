import { errorMessage, type ApiError } from '@/api/envelope'
import { openPortal } from '@test/support/openPortal'
import { success, type Answer } from '@test/support/scriptedApi'
import { sendForm } from './sendForm'

const PATH = '/web/resume/save'

/** What the form learns when the API answers so, and how often it was sent. */
const save = async (...answers: Answer[]) => {
  const portal = await openPortal({ [PATH]: answers })
  const { data, error } = await sendForm(portal.store, 'saveResume', { name: 'Ravi' })
  await portal.close()
  return { data, error, sent: portal.requests.length }
}

const json = (body: unknown, code = 200): Answer => ({ json: body, code })
const page: Answer = { raw: '<html>Bad gateway</html>', code: 502, type: 'text/html' }

const refused = (message: string) => ({ data: undefined, error: { kind: 'refused', message }, sent: 1 })
const failed = { data: undefined, error: { kind: 'failed' }, sent: 1 }

describe('a form that is sent', () => {
  it("is saved where the status is the text '1', and learns the message", async () => {
    const answer = success(undefined, { message: 'Your resume was sent.' })
    expect(await save(answer)).toEqual({ data: 'Your resume was sent.', error: undefined, sent: 1 })
  })

  it.each([
    [1],
    ['0'],
    [0],
    ['success'],
    ['true'],
    [true],
    ['01'],
    ['1.0'],
    [' 1'],
    [null],
    [['1']],
    [undefined],
  ])('is refused where the status is %p', async (status) => {
    expect(await save(json({ status, message: 'Not now.' }))).toEqual(refused('Not now.'))
  })

  it.each([400, 404, 409, 413, 422, 429])('is refused by an envelope with code %d', async (code) => {
    expect(await save(json({ status: '0', message: 'Not so.' }, code))).toEqual(refused('Not so.'))
  })

  it.each([[undefined], [null], [''], ['  '], [5], [{ text: 'x' }]])(
    'is refused without a word where the message is %p',
    async (message) => {
      expect(await save(json({ status: '0', message }))).toEqual(refused(''))
    },
  )

  it.each([500, 502, 503])('has failed with code %d, whatever the envelope says', async (code) => {
    expect(await save(json({ status: '0', message: 'Stack trace' }, code))).toEqual(failed)
    expect(await save(json({ status: '1', message: 'Saved' }, code))).toEqual(failed)
  })

  it.each<[string, Answer]>([
    ['an HTML page with code 200', { raw: '<html>Welcome</html>', type: 'text/html' }],
    ['an HTML page with code 502', page],
    ['broken JSON', { raw: '{"status":"1"' }],
    ['an empty body', { raw: '' }],
    ['null', json(null)],
    ['a list', json([{ status: '1' }])],
    ['a connection that drops', 'drop'],
  ])('has failed, and is not sent again, where the answer is %s', async (_kind, answer) => {
    expect(await save(answer, success())).toEqual(failed)
  })
})

describe('what the visitor is told', () => {
  it.each<[ApiError, string]>([
    [{ kind: 'refused', message: 'This job is closed.' }, 'This job is closed.'],
    [{ kind: 'refused', message: '' }, 'Something went wrong. Please try again.'],
    [{ kind: 'failed' }, 'Something went wrong. Please try again.'],
  ])('of %p is "%s"', (error, told) => {
    expect(errorMessage(error)).toBe(told)
  })
})
