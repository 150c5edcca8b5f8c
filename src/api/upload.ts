const WITHOUT_BODY = new Set([204, 205, 304])

/** Posts a form and reports how much of it is sent, from 0 to 1, which `fetch` cannot. Rejects if no answer arrives. */
export const uploadForm = async (url: string, body: FormData, onProgress: (fraction: number) => void) => {
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(loaded / total)
  })
  request.open('POST', url)
  request.send(body)
  // A timeout fires neither `load` nor `error`.
  await new Promise((ended) => request.addEventListener('loadend', ended))
  const { status, responseText } = request
  // Without an answer the status is 0, for which `Response` throws.
  return new Response(WITHOUT_BODY.has(status) ? null : responseText, { status })
}

export type Upload = typeof uploadForm
