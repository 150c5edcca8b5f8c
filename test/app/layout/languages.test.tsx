import { act, screen, within } from '@testing-library/react'
import { offerLanguage } from '@/app/startBackground'
import { readFromDevice } from '@/store/deviceStorage'
import type { Language } from '@/domain/languages'
import { MEMORY_KEY } from '@/store/device'
import { type Portal, startPortal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([])
})
afterAll(() => portal.close())
afterEach(() => jest.restoreAllMocks())

const open = async (path: string, language: Language = 'en') => {
  const app = renderApp(path, { ...portal, language })
  await screen.findByRole('heading', { level: 1 })
  return app
}

const attributesOf = (link: HTMLElement) =>
  ['href', 'lang', 'hreflang'].map((name) => link.getAttribute(name))

describe('The switch', () => {
  it.each([
    ['en', 'हिन्दी', '/services?search=pay', ['/hi/services?search=pay', 'hi', 'hi']],
    ['hi', 'English', '/services?search=pay', ['/services?search=pay', 'en', 'en']],
  ] as const)(
    'of a page in %s is %s, and leads from %s to the same screen',
    async (code, name, path, expected) => {
      const { user } = await open(path, code)
      const [ofHeader, ofFooter] = screen.getAllByRole('link', { name })
      expect([ofHeader, ofFooter].map((link) => link && attributesOf(link))).toEqual([expected, expected])
      await user.click(screen.getByRole('button', { name: /^(Open menu|मेन्यू खोलें)$/ }))
      const drawer = await screen.findByRole('dialog', { name: /^(Menu|मेन्यू)$/ })
      expect(attributesOf(within(drawer).getByRole('link', { name }))).toEqual(expected)
    },
  )

  it('stands in a frame whose words are those of the language', async () => {
    await open('/services', 'hi')
    const navigation = screen.getByRole('navigation', { name: 'मुख्य मेन्यू' })
    const links = within(navigation).getAllByRole('link', { hidden: true })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')]).slice(0, 3)).toEqual([
      ['होम', '/hi'],
      ['हमारे बारे में', '/hi/about-us'],
      ['फ़ुल टाइम', '/hi/full-time-jobs'],
    ])
    expect(within(screen.getByRole('contentinfo')).getByText('नौकरी ढूँढने वालों के लिए')).toBeVisible()
  })
})

describe('The offer of Hindi', () => {
  const offer = 'यह साइट हिन्दी में भी है'
  const prefer = (...tags: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

  it('is one line in Hindi, and is not made again once it is declined', async () => {
    prefer('hi-IN', 'hi', 'en')
    const { user, store } = await open('/services?search=pay')
    act(() => offerLanguage(store))
    const line = await screen.findByRole('complementary', { name: offer })
    expect(line).toHaveAttribute('lang', 'hi')
    const link = within(line).getByRole('link', { name: 'हिन्दी में देखें' })
    expect(attributesOf(link)).toEqual(['/hi/services?search=pay', 'hi', 'hi'])
    await user.click(within(line).getByRole('button', { name: 'रहने दें' }))
    expect(screen.queryByRole('complementary', { name: offer })).toBeNull()
    expect(readFromDevice(MEMORY_KEY)).toMatchObject({ isLanguageChosen: true })
    act(() => offerLanguage(store))
    expect(screen.queryByText(offer)).toBeNull()
  })

  it.each([
    ['en', ['en-IN', 'hi']],
    ['en', ['mr', 'ta']],
    ['hi', ['hi-IN']],
  ] as const)('is not made in a page in %s to who prefers %s', async (language, preferred) => {
    prefer(...preferred)
    const { store } = await open('/services', language)
    act(() => offerLanguage(store))
    expect(store.getState().site.offered).toBeUndefined()
  })
})
