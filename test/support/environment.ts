import { TestEnvironment } from 'jest-environment-jsdom'

/** What jsdom hides or replaces although a browser has it: the screens talk to a real server with it. */
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  FormData,
  Blob,
  File,
  AbortController,
  AbortSignal,
  ReadableStream,
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

/** jsdom with the network and file classes of Node, which stand in for the browser's. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    Object.assign(this.global, fromNode, withoutLayout)
  }
}
