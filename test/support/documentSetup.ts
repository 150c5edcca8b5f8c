import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { recordNoOwnerStacks } from './withoutOwnerStacks'

recordNoOwnerStacks()

// A test that waits for an element fails many times first, and would print the whole page each time.
configure({
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

/** Forms and receipts are kept in the browser; the next test is another visitor. */
afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
  window.history.replaceState(null, '')
})

/** A window as wide as that of a desktop, without a wish for less motion. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// jsdom has neither layout, fonts nor the timeline of performance marks.
window.scrollTo = () => undefined
Range.prototype.getClientRects = () => document.body.getClientRects()
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()
performance.mark = () => ({}) as PerformanceMark

/** For each field, jsdom would ask every element of the document whether it is its label, and each label walks the document. */
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      return [...document.querySelectorAll('label')].filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label.control === this,
      )
    },
  })
