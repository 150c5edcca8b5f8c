import '@testing-library/jest-dom'
import { watchConsole } from './console'

watchConsole()

/** A form keeps what was typed in the browser; the next test is another visitor. */
afterEach(() => {
  if (typeof window !== 'undefined') window.localStorage.clear()
})
