import { TestEnvironment } from 'jest-environment-jsdom'

/** Browsers have these classes too, but jsdom hides or replaces them; the screens talk to a real server with them. */
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

/** Node's FormData, which `fetch` can send. React makes one from a form of the page, which only jsdom's can read. */
const readingForms = (JsdomFormData: typeof FormData) =>
  class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super()
      if (!form) return
      for (const [name, value] of new JsdomFormData(form, submitter)) this.append(name, value)
    }
  }

/** jsdom with the network and file classes of Node. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    Object.assign(this.global, fromNode, { FormData: readingForms(this.global.FormData) })
  }
}
