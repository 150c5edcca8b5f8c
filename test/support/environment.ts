// Before jsdom itself.
import './quickSelectors'
import { TestEnvironment } from 'jest-environment-jsdom'

/** What jsdom hides or replaces although a browser has it: the screens talk to a real server with it. */
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  Blob,
  File,
  AbortController,
  AbortSignal,
  ReadableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  ArrayBuffer,
  Uint8Array,
  structuredClone,
  setImmediate,
  clearImmediate,
}

/** jsdom has no layout, so nothing scrolls. */
const withoutLayout = { scrollTo: () => undefined }

/** Node's, which can be sent, made from a form of the page as only jsdom's can. */
const takingForms = (FormDataOfBrowser: typeof FormData) =>
  class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super()
      if (!form) return
      for (const [name, value] of new FormDataOfBrowser(form, submitter)) this.append(name, value)
    }
  }

/** jsdom with the network and file classes of Node, which stand in for the browser's. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    const ofBrowser = this.global.FormData
    Object.assign(this.global, fromNode, withoutLayout, { FormData: takingForms(ofBrowser) })
    // jsdom tells the time, but measures nothing: a page is a first view for good, unless a test says otherwise.
    Object.assign(this.global.performance, {
      mark: performance.mark.bind(performance),
      getEntriesByName: () => [],
    })
  }
}
