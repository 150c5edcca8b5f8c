/** The server names its files in plain letters. */
const NAME = /filename="([^"]+)"/

const nameOf = ({ headers }: Response) => NAME.exec(headers.get('content-disposition') ?? '')?.[1] ?? ''

/** Until then every browser has begun to store the file. */
const BEGUN_MS = 60_000

const NO_CONTENT = 204

/** Stores the file that was answered, as if a link to it were followed. A refusal is passed on. */
export const download = async (answer: Promise<Response>) => {
  const response = await answer
  if (!response.ok) return response
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = nameOf(response)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN_MS)
  return new Response(null, { status: NO_CONTENT })
}
