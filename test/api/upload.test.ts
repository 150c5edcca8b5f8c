import { portalApi } from '@/api/portalApi'
import { uploadForm } from '@/api/forms'
import { makeStore } from '@/store/store'
import { startScriptedApi, success, type Answer } from '@test/support/scriptedApi'
import { sendForm } from './sendForm'

const PATH = '/web/resume/save'

const storeOf = (apiHost: string) => makeStore({ apiHost, fetch, upload: uploadForm })

const send = (apiHost: string, onProgress?: (fraction: number) => void) =>
  sendForm(storeOf(apiHost), 'saveResume', { name: 'Ravi' }, onProgress)

/** The result of a form that is uploaded to an API that answers so, and how often it was sent. */
const upload = async (answer: Answer) => {
  const api = await startScriptedApi({ [PATH]: [answer] })
  const told: number[] = []
  const { data, error } = await send(api.origin, (fraction) => told.push(fraction))
  await api.close()
  return { data, error, sent: api.requests.length, told }
}

const json = (body: unknown, code = 200): Answer => ({ json: body, code })

const failed = { data: undefined, error: { kind: 'failed' }, sent: 1 }

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a form that is uploaded', () => {
  it('is saved and learns the message, and tells nothing where nobody knows its length', async () => {
    expect(await upload(success(undefined, { message: 'Your resume was sent.' }))).toEqual({
      data: { message: 'Your resume was sent.', reference: '' },
      error: undefined,
      sent: 1,
      told: [],
    })
  })

  it.each<[string, Answer]>([
    ['an envelope with code 500', json({ status: '1', message: 'Saved' }, 500)],
    ['an HTML page with code 200', { raw: '<html>Welcome</html>', type: 'text/html' }],
    ['an HTML page with code 413', { raw: '<html>Too large</html>', code: 413, type: 'text/html' }],
    ['an empty body', { raw: '' }],
    ['nothing, with code 204', { raw: '', code: 204 }],
    ['a code that is none', json({ status: '1' }, 999)],
  ])('has failed where the answer is %s', async (_kind, answer) => {
    expect(await upload(answer)).toMatchObject(failed)
  })

  it('has failed where the line goes silent until the browser gives up', async () => {
    // The browser's own patience, made short.
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      jest.restoreAllMocks()
      this.timeout = 50
      this.send()
    })
    expect(await upload('hold')).toMatchObject(failed)
  })
})

describe('what goes by fetch', () => {
  /** Counts the uploads of what is dispatched. */
  const countUploads = async (dispatch: (store: ReturnType<typeof storeOf>) => PromiseLike<unknown>) => {
    const api = await startScriptedApi({ [PATH]: [success()], '/web/email/get': [success([])] })
    const uploads: string[] = []
    await dispatch(
      makeStore({
        apiHost: api.origin,
        fetch,
        upload: (...form) => {
          uploads.push(form[0])
          return uploadForm(...form)
        },
      }),
    )
    await api.close()
    return { uploads: uploads.length, requests: api.requests.length }
  }

  it('is a form of which nobody watches the progress', async () => {
    const unwatched = await countUploads((store) => sendForm(store, 'saveResume'))
    expect(unwatched).toEqual({ uploads: 0, requests: 1 })
    const watched = await countUploads((store) => sendForm(store, 'saveResume', {}, () => undefined))
    expect(watched).toEqual({ uploads: 1, requests: 1 })
  })

  it('is every list', async () => {
    expect(await countUploads(({ dispatch }) => dispatch(portalApi.endpoints.getEmails.initiate()))).toEqual({
      uploads: 0,
      requests: 1,
    })
  })

  it('is a watched form where nothing can upload', async () => {
    const api = await startScriptedApi({ [PATH]: [success(undefined, { message: 'Sent.' })] })
    const told: number[] = []
    const store = makeStore({ apiHost: api.origin, fetch })
    const { data } = await sendForm(store, 'saveResume', {}, (fraction) => told.push(fraction))
    await api.close()
    expect(data?.message).toBe('Sent.')
    expect(told).toEqual([])
  })
})
