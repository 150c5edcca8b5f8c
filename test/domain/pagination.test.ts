import { pageOf } from '@/domain/pagination'

const letters = ['a', 'b', 'c', 'd', 'e']

describe('one page of a list', () => {
  it.each([
    [1, ['a', 'b']],
    [2, ['c', 'd']],
    [3, ['e']],
  ])('is page %d of three', (page, items) => {
    expect(pageOf(letters, page, 2)).toEqual({ items, page, pages: 3 })
  })

  it('is the last one where the number is beyond the end', () => {
    expect(pageOf(letters, 4, 2)).toEqual({ items: ['e'], page: 3, pages: 3 })
    expect(pageOf(letters, 999, 2)).toEqual({ items: ['e'], page: 3, pages: 3 })
  })

  it('is the first one where the number is before the beginning', () => {
    expect(pageOf(letters, 0, 2)).toEqual({ items: ['a', 'b'], page: 1, pages: 3 })
    expect(pageOf(letters, -3, 2)).toEqual({ items: ['a', 'b'], page: 1, pages: 3 })
  })
})
