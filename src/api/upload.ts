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
  await new Promise((answered, failed) => {
    request.addEventListener('load', answered)
    request.addEventListener('error', failed)
    request.addEventListener('abort', failed)
  })
  const { status, responseText } = request
  return new Response(WITHOUT_BODY.has(status) ? null : responseText, { status })
}
