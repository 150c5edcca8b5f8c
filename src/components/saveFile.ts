/** Until then every browser has begun to store the file. */
const BEGUN_MS = 60_000

/** Stores a file on the device as a followed link would. */
export const saveFile = (content: Blob, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN_MS)
}
