import { screen, waitFor, within } from '@testing-library/react'
import { latinWords } from '@test/support/latinWords'
import { renderApp } from '@test/support/renderApp'
import { startServer, type TestServer } from '@test/support/server'

let server: TestServer & { ownApi: boolean }

beforeAll(async () => {
  server = { ...(await startServer()), ownApi: true }
})
afterAll(() => server.close())

const open = async (path: string, title: string) => {
  const app = renderApp(path, { ...server, language: 'hi' })
  await screen.findByRole('heading', { level: 1, name: title })
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  return { ...app, main: screen.getByRole('main') }
}

test.each([
  ['/about-us', 'हमारे बारे में', '2006 से हम रायपुर से पूरे भारत में यही मुलाक़ात कराते हैं।'],
  ['/sign-in', 'लॉग इन', 'नौकरियाँ देखने और आवेदन करने के लिए खाते की ज़रूरत नहीं।'],
  ['/services', 'सेवाएँ', 'और पढ़ें।'],
  ['/service-details?service_id=none', 'यह सेवा अब नहीं दी जाती', 'सभी सेवाएँ देखें'],
  ['/companies', 'सभी कंपनियाँ', 'Navkaam के ज़रिए भर्ती करने वाली 50+ कंपनियों में से कुछ।'],
  ['/csr', 'सामाजिक काम', 'कंपनी की सामाजिक ज़िम्मेदारी'],
  ['/contact-us', 'संपर्क करें', 'रजिस्टर्ड ऑफ़िस'],
  ['/privacy', 'निजता', 'सूचना 1, 28-11-2026 से लागू।'],
])('%s is Hindi, but for names and content that has none', async (path, title, words) => {
  const { main } = await open(path, title)
  expect(document.title).toMatch(title)
  expect(main).toHaveTextContent(words)
  expect(main).not.toHaveTextContent(/[{}]|undefined/)
  expect(latinWords(main)).toEqual([])
})

test('Home is Hindi, with the welcome line 14 times and the notice in the language of the page first', async () => {
  const { user } = renderApp('/', { ...server, language: 'hi' })
  const notice = await screen.findByRole('dialog', { name: 'महत्वपूर्ण सुरक्षा सूचना' })
  expect([...notice.querySelectorAll('[lang]')].map((text) => text.getAttribute('lang'))).toEqual([
    'hi',
    'en',
  ])
  expect(within(notice).getByRole('heading', { level: 3 })).toHaveTextContent('IMPORTANT SECURITY NOTICE')
  await user.click(within(notice).getByRole('button', { name: 'ठीक है' }))
  await waitFor(() => expect(notice).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('फ़ुल टाइम नौकरी ढूँढें। एक पैसा भी नहीं लगेगा।')
  expect(screen.getAllByText(/^Navkaam में आपका स्वागत है/)).toHaveLength(14)
  expect(screen.getByText(/50 से ज़्यादा कंपनियाँ/)).toHaveTextContent(/^पूरे भारत में \d+ नौकरियाँ। 50 से ज़्यादा कंपनियाँ/)
  expect(screen.getAllByText(/^\d+ नौकरियाँ$/).length).toBeGreaterThan(3)
})
