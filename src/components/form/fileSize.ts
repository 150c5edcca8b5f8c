const KILOBYTE = 1024

/** '840 KB', '2.4 MB': as a person would say it. */
export const fileSize = (bytes: number) => {
  if (bytes < KILOBYTE) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / KILOBYTE)
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`
  return `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`
}
