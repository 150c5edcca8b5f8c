/**
 * Posts a form and tells how much of it has left, from 0 to 1, which `fetch` cannot. Rejects where no answer
 * came, as `fetch` does.
 */
export type Upload = (
  url: string,
  body: FormData,
  onProgress: (fraction: number) => void,
) => Promise<Response>

const WITHOUT_BODY = new Set([204, 205, 304])

export const uploadForm: Upload = async (url, body, onProgress) => {
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(loaded / total)
  })
  request.open('POST', url)
  request.send(body)
  // However it ends: a line that goes silent is neither an error nor an answer to the browser.
  await new Promise((ended) => request.addEventListener('loadend', ended))
  const { status, responseText } = request
  // Without an answer the status is 0, which no `Response` takes: it throws.
  return new Response(WITHOUT_BODY.has(status) ? null : responseText, { status })
}
