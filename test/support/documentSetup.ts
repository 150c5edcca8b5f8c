import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// Whoever waits for an element fails many times first, and would print the whole page each time.
configure({
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

/** A form keeps what was typed in the browser; the next test is another visitor. */
afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
})

// jsdom has neither layout nor the timeline of performance marks.
window.scrollTo = () => undefined
performance.mark = () => ({}) as PerformanceMark
