import { bringHindi, HINDI } from '@/components/hindi'

const isBrought = () => document.documentElement.classList.contains(HINDI)

/** The fonts of a browser; jsdom has none. */
const withFonts = (load: (font: string, text: string) => Promise<unknown>) =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  document.documentElement.classList.remove(HINDI)
  document.body.innerHTML = ''
})

describe('The letters of Hindi', () => {
  it('are used once their file has come', async () => {
    document.body.innerHTML = '<dialog open><p lang="hi">नौकरी</p></dialog>'
    let come: (() => void) | undefined
    const asked: string[][] = []
    withFonts((...wanted) => {
      asked.push(wanted)
      return new Promise<void>((resolve) => (come = resolve))
    })
    const brought = bringHindi()
    expect(asked).toEqual([['1em Yantramanav', 'नौकरी']])
    expect(isBrought()).toBe(false)
    come?.()
    await brought
    expect(isBrought()).toBe(true)
  })

  it('are no reason to keep a text back where their file fails', async () => {
    document.body.innerHTML = '<dialog open><p lang="hi">नौकरी</p></dialog>'
    withFonts(() => Promise.reject(new Error('the line is broken')))
    await bringHindi()
    expect(isBrought()).toBe(true)
  })

  it('are left to the browser where the texts in Hindi may be far below', async () => {
    document.body.innerHTML = '<p lang="hi">नौकरी</p>'
    const load = jest.fn()
    withFonts(load)
    await bringHindi()
    expect(load).not.toHaveBeenCalled()
    expect(isBrought()).toBe(true)
  })
})
