const HTTP = /^https?:\/\//i
/** `www.x.com`, `x.com:8080/path`; the colon of a scheme has no place here. */
const WITHOUT_SCHEME = /^(?:\/\/)?((?:[^\s/\\?#:@.]+\.)+[^\s/\\?#:@.]+(?::\d+)?(?:[/?#].*)?)$/

/**
 * Where a link of the content leads out to. Staff write addresses with and without `https://`; what is neither
 * is not followed, since it could run a script.
 */
export const outsideUrl = (link: string): URL | undefined => {
  const written = link.trim()
  const address = HTTP.test(written) ? written : WITHOUT_SCHEME.exec(written)?.[1]
  if (!address) return undefined
  try {
    return new URL(HTTP.test(address) ? address : `https://${address}`)
  } catch {
    return undefined
  }
}

/** How a visitor knows the place that a link leads to. */
export const hostName = ({ hostname }: URL) => hostname.replace(/^www\./, '')
