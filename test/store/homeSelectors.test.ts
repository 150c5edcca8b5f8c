/** @jest-environment node */
import { toCategories, toCompanies, toSlider } from '@/api/adapters'
import { selectHomeCompanies, selectHomeIndustries, selectSlides } from '@/store/homeSelectors'

const answer = (data: unknown) => ({ status: '1', data })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('what Home shows of a list', () => {
  it('is nothing until the list has come, and always the same nothing', () => {
    expect(selectSlides(undefined)).toEqual([])
    expect(selectSlides(undefined)).toBe(selectSlides(undefined))
    expect(selectHomeIndustries(undefined)).toEqual([])
    expect(selectHomeCompanies(undefined)).toEqual([])
  })

  it('are the first 12 industries in the order of the wire', () => {
    const list = toCategories(answer(numbers(13).map((id) => ({ industry_id: id, label: 'x', count: 0 }))))
    expect(selectHomeIndustries(list).map(({ industry_id }) => industry_id)).toEqual(numbers(12).map(String))
    expect(selectHomeIndustries(list)).toBe(selectHomeIndustries(list))
  })

  it('are the first 16 companies in the order of the wire', () => {
    const list = toCompanies(answer(numbers(17).map((id) => ({ logo_file_name: `${id}.svg` }))))
    expect(selectHomeCompanies(list).map(({ logo_file_name }) => logo_file_name)).toEqual(
      numbers(16).map((id) => `${id}.svg`),
    )
  })

  it('are the slides that name an image, in the order of their ids as numbers', () => {
    const list = toSlider(
      answer([
        { id: '10', image: 'ten' },
        { id: 1, image: ' ' },
        { id: 9, image: 'nine' },
        { id: '2', image: 'two' },
      ]),
    )
    expect(selectSlides(list).map(({ id }) => id)).toEqual(['2', '9', '10'])
  })
})
