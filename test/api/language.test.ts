import { portalApi } from '@/api/portalApi'
import { siteOf } from '@/store/site'
import { makeStore } from '@/store/store'
import { sendForm } from './sendForm'

/** A store whose requests go nowhere; `told` has the language of each. */
const open = (language?: 'en' | 'hi') => {
  const told: (string | null)[] = []
  const send: typeof fetch = async (request) => {
    told.push(new Request(request).headers.get('accept-language'))
    return Response.json({ status: '1', data: [] })
  }
  const site = language && siteOf({ language })
  const store = makeStore({ apiHost: 'http://api.example', fetch: send }, { site })
  return { store, told }
}

test('The API learns the language of the page, with reads and with forms', async () => {
  const { store, told } = open('hi')
  await store.dispatch(portalApi.endpoints.getServices.initiate())
  await sendForm(store, 'saveContactForm', { name: 'Asha' })
  expect(told).toEqual(['hi', 'hi'])
})

test('A page that names no language is English', async () => {
  const { store, told } = open()
  await store.dispatch(portalApi.endpoints.getServices.initiate())
  expect(told).toEqual(['en'])
})
