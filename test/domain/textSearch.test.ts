/** @jest-environment node */
import { makeTextSearch, searchTextOf, wantedText } from '@/domain/textSearch'

describe('a text that is searched', () => {
  it('holds each of its fields, in any case', () => {
    const text = searchTextOf(['Payroll Desk', 'RAIPUR', 'Élan'])
    for (const typed of ['payroll', 'DESK', 'raipur', 'ÉLAN', 'payroll   desk ', '\tdesk'])
      expect(text).toContain(wantedText(typed))
  })

  it('holds nothing across two fields', () => {
    const text = searchTextOf(['Payroll', 'Desk'])
    for (const typed of ['payroll desk', 'payrolldesk', 'payroll\ndesk', 'l\nd'])
      expect(text).not.toContain(wantedText(typed))
  })

  it('holds an accented letter however it is composed', () => {
    expect(searchTextOf(['Cafe\u0301'])).toContain(wantedText('caf\u00e9'))
    expect(searchTextOf(['caf\u00e9'])).toContain(wantedText('CAFE\u0301'))
  })

  it('is asked for nothing by blanks', () => {
    expect(wantedText(' \n\t ')).toBe('')
  })
})

describe('a search that is typed letter by letter', () => {
  const items = ['welder', 'wireman', 'well driller', 'nurse', 'baba', 'abab', 'ab', 'b ab aba'].map(
    (text) => ({ text }),
  )
  const makeSearch = () => makeTextSearch(({ text }: { text: string }) => text)

  it.each([
    [['w', 'we', 'wel', 'well', 'well d']],
    [['well', 'wel', 'we', 'w', '']],
    [['we', 'wel', 'wi', 'wire', 'nurse', 'n']],
    [['WEL', ' wel ', 'wel', '', 'well']],
    [['elde', 'welder', 'nu', 'welder']],
    [['a', 'ba', 'aba', 'abab']],
    [['b', 'ab', 'bab', 'aba', 'ba', 'baba']],
    [['zz', 'zzz', 'z', '']],
  ])('finds at each letter what a search for it alone finds: %p', (typed) => {
    const search = makeSearch()
    for (const text of typed) {
      expect(search(items, text)).toEqual(
        items.filter((item) => item.text.includes(text.trim().toLowerCase())),
      )
    }
  })

  it('looks only at what the letters before left, and not again when one is deleted', () => {
    const looked: string[] = []
    const watched = items.map(({ text }) => {
      const watchedText = Object.assign(Object(text) as object, {
        indexOf: (...args: Parameters<string['indexOf']>) => {
          looked.push(text)
          return text.indexOf(...args)
        },
      })
      return { text: watchedText as unknown as string }
    })
    const search = makeSearch()
    const found = search(watched, 'we')
    looked.length = 0
    expect(search(watched, 'wel')).toHaveLength(2)
    expect(looked).toEqual(['welder', 'well driller'])
    looked.length = 0
    expect(search(watched, 'we')).toBe(found)
    expect(looked).toEqual([])
  })

  it('finds the same for a text of many letters, typed and deleted one by one', () => {
    const long = 'maintenance electrician for a solar plant'
    const list = [{ text: `senior ${long}` }, { text: long.slice(0, 30) }, { text: 'welder' }]
    const search = makeSearch()
    const lengths = Array.from({ length: long.length + 1 }, (_nothing, length) => length)
    for (const length of [...lengths, ...lengths.toReversed()]) {
      const typed = long.slice(0, length)
      expect(search(list, typed)).toEqual(list.filter(({ text }) => text.includes(typed.trim())))
    }
  })

  it('remembers only so many lists on a long way', () => {
    const search = makeSearch()
    const list = [{ text: 'a'.repeat(40) }]
    const found = Array.from({ length: 40 }, (_nothing, index) => search(list, 'a'.repeat(index + 1)))
    expect(search(list, 'a'.repeat(38))).toEqual(list)
    expect(search(list, 'a'.repeat(38))).not.toBe(found[37])
    expect(search(list, 'a'.repeat(10))).toBe(found[9])
  })

  it('keeps lists apart', () => {
    const search = makeSearch()
    search(items, 'we')
    const others = [{ text: 'welfare officer' }]
    expect(search(others, 'welf')).toEqual(others)
    expect(search(items, 'welf')).toEqual([])
  })
})
