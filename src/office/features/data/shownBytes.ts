const KB = 1000
const size = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 })

/** '12.3 MB'. */
export const shownBytes = (bytes: number) => {
  if (bytes < KB ** 2) return `${size.format(bytes / KB)} KB`
  return bytes < KB ** 3 ? `${size.format(bytes / KB ** 2)} MB` : `${size.format(bytes / KB ** 3)} GB`
}
