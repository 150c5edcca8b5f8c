import { noFilters } from '@/domain/jobFilter'
import {
  addressRead,
  experienceChosen,
  filtersReplaced,
  selectFilters,
  selectPage,
  textTyped,
  valuesChosen,
} from '@/store/jobFilters'
import { makeStore, type AppStore } from '@/store/store'

let store: AppStore
beforeEach(() => {
  store = makeStore({ apiHost: '', fetch })
})

const filters = () => selectFilters(store.getState())
const page = () => selectPage(store.getState())
const departments = (...values: string[]) => valuesChosen({ filter: 'departments', values })
const salaries = (...values: string[]) => valuesChosen({ filter: 'salaries', values })

describe('the chosen filters', () => {
  it('are none at first, on page 1', () => {
    expect([filters(), page()]).toEqual([noFilters, 1])
  })

  it('hold all choices beside each other, a text and years as they were chosen last, and the ticked values', () => {
    for (const action of [
      textTyped('cnc'),
      departments('4', '6'),
      experienceChosen(4),
      salaries('3-6'),
      textTyped('CNC oper '),
      experienceChosen(7),
      departments('6'),
    ])
      store.dispatch(action)
    expect(filters()).toEqual({
      ...noFilters,
      text: 'CNC oper ',
      experience: 7,
      departments: ['6'],
      salaries: ['3-6'],
    })
  })

  it.each([
    ['typing', textTyped('x')],
    ['moving the slider', experienceChosen(2)],
    ['ticking a department', departments('4')],
    ['taking all back', filtersReplaced(noFilters)],
  ])('go back to page 1 by %s', (_how, action) => {
    store.dispatch(addressRead({ filters: filters(), page: 3 }))
    expect(page()).toBe(3)
    store.dispatch(action)
    expect(page()).toBe(1)
  })

  it('are those of the address that the visitor comes to, and nothing of before', () => {
    store.dispatch(textTyped('fitter'))
    store.dispatch(salaries('3-6'))
    const ofAddress = { ...noFilters, experience: 5, departments: ['2'] }
    store.dispatch(addressRead({ filters: ofAddress, page: 2 }))
    expect([filters(), page()]).toEqual([ofAddress, 2])
  })

  it('are the same object until another choice is made, and belong to one store alone', () => {
    const before = filters()
    store.dispatch(addressRead({ filters: before, page: 2 }))
    expect(filters()).toBe(before)
    store.dispatch(textTyped('x'))
    expect(filters()).not.toBe(before)
    expect(selectFilters(makeStore({ apiHost: '', fetch }).getState())).toBe(noFilters)
  })
})
