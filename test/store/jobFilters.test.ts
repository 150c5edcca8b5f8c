import { noFilters } from '@/domain/jobFilter'
import {
  addressRead,
  departmentToggled,
  experienceChosen,
  filtersCleared,
  salaryToggled,
  selectFilters,
  selectPage,
  textTyped,
} from '@/store/jobFilters'
import { makeStore, type AppStore } from '@/store/store'

let store: AppStore
beforeEach(() => {
  store = makeStore({ apiHost: '', fetch })
})

const filters = () => selectFilters(store.getState())
const page = () => selectPage(store.getState())
const goToPage = (number: number) => store.dispatch(addressRead({ filters: filters(), page: number }))

describe('the chosen filters', () => {
  it('are none at first, on page 1', () => {
    expect(filters()).toEqual({ ...noFilters, text: '', experience: 0, departments: [], salaries: [] })
    expect(page()).toBe(1)
  })

  it('hold the text as it was typed last', () => {
    store.dispatch(textTyped('cnc'))
    store.dispatch(textTyped('CNC oper '))
    expect(filters()).toEqual({
      ...noFilters,
      text: 'CNC oper ',
      experience: 0,
      departments: [],
      salaries: [],
    })
  })

  it('hold the years that were chosen last', () => {
    store.dispatch(experienceChosen(4))
    store.dispatch(experienceChosen(7))
    expect(filters()).toEqual({ ...noFilters, text: '', experience: 7, departments: [], salaries: [] })
  })

  it('hold the departments that are ticked', () => {
    store.dispatch(departmentToggled('4'))
    store.dispatch(departmentToggled('6'))
    expect(filters().departments).toEqual(['4', '6'])
    store.dispatch(departmentToggled('4'))
    expect(filters().departments).toEqual(['6'])
    store.dispatch(departmentToggled('6'))
    expect(filters().departments).toEqual([])
  })

  it('hold the salary bands that are ticked', () => {
    store.dispatch(salaryToggled('6-10'))
    store.dispatch(salaryToggled('0-3'))
    expect(filters().salaries).toEqual(['6-10', '0-3'])
    store.dispatch(salaryToggled('6-10'))
    expect(filters().salaries).toEqual(['0-3'])
  })

  it('hold all choices beside each other', () => {
    store.dispatch(textTyped('fitter'))
    store.dispatch(departmentToggled('6'))
    store.dispatch(experienceChosen(3))
    store.dispatch(salaryToggled('3-6'))
    expect(filters()).toEqual({
      ...noFilters,
      text: 'fitter',
      experience: 3,
      departments: ['6'],
      salaries: ['3-6'],
    })
  })

  it.each([
    ['typing', textTyped('x')],
    ['moving the slider', experienceChosen(2)],
    ['ticking a department', departmentToggled('4')],
    ['ticking a salary', salaryToggled('0-3')],
    ['clearing', filtersCleared()],
  ])('go back to page 1 by %s', (_how, action) => {
    goToPage(3)
    expect(page()).toBe(3)
    store.dispatch(action)
    expect(page()).toBe(1)
  })

  it('are none again after clearing', () => {
    store.dispatch(textTyped('fitter'))
    store.dispatch(departmentToggled('6'))
    store.dispatch(experienceChosen(3))
    store.dispatch(salaryToggled('3-6'))
    store.dispatch(filtersCleared())
    expect(filters()).toEqual({ ...noFilters, text: '', experience: 0, departments: [], salaries: [] })
  })

  it('are those of the address that the visitor comes to, and nothing of before', () => {
    store.dispatch(textTyped('fitter'))
    store.dispatch(salaryToggled('3-6'))
    const ofAddress = { ...noFilters, text: '', experience: 5, departments: ['2'], salaries: [] }
    store.dispatch(addressRead({ filters: ofAddress, page: 2 }))
    expect(filters()).toEqual(ofAddress)
    expect(page()).toBe(2)
  })

  it('are the same object until another choice is made', () => {
    const before = filters()
    goToPage(2)
    expect(filters()).toBe(before)
    store.dispatch(textTyped('x'))
    expect(filters()).not.toBe(before)
  })

  it('belong to one store alone', () => {
    const other = makeStore({ apiHost: '', fetch })
    store.dispatch(textTyped('fitter'))
    expect(selectFilters(other.getState()).text).toBe('')
  })
})
