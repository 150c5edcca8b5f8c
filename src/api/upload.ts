export type UploadOptions = {
  signal: AbortSignal
  /** Told how much of the body has left, from 0 to 1. */
  onProgress: (fraction: number) => void
}

/** Posts a form and tells of its progress, which `fetch` cannot. Rejects where no answer came, as `fetch` does. */
export type Upload = (url: string, body: FormData, options: UploadOptions) => Promise<Response>

const WITHOUT_BODY = new Set([204, 205, 304])

export const uploadForm: Upload = (url, body, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new TypeError('The form could not be sent'))
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const { status, responseText } = request
      resolve(new Response(WITHOUT_BODY.has(status) ? null : responseText, { status }))
    })
    request.addEventListener('error', fail)
    request.addEventListener('timeout', fail)
    request.addEventListener('abort', () =>
      reject(new DOMException('The form is no longer sent', 'AbortError')),
    )
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    request.send(body)
  })
