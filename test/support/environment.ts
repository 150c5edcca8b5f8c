import { TestEnvironment } from 'jest-environment-jsdom'

/** Browsers have these classes too, but jsdom hides or replaces them; the screens talk to a real server with them. */
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
  TransformStream,
  TextEncoder,
  TextDecoder,
  ArrayBuffer,
  Uint8Array,
  structuredClone,
  setImmediate,
  clearImmediate,
}

/** jsdom with the network and file classes of Node. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    Object.assign(this.global, fromNode)
  }
}
