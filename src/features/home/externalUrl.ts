const HTTP = /^https?:\/\//i
/** `www.x.com`, `x.com:8080/path`. A colon that ends a scheme does not match. */
const WITHOUT_SCHEME = /^(?:\/\/)?((?:[^\s/\\?#:@.]+\.)+[^\s/\\?#:@.]+(?::\d+)?(?:[/?#].*)?)$/

/**
 * The address that a link of the content points to. Staff write addresses with and without `https://`; every other
 * scheme is refused, since it could run a script.
 */
export const externalUrl = (link: string): URL | undefined => {
  const written = link.trim()
  const address = HTTP.test(written) ? written : WITHOUT_SCHEME.exec(written)?.[1]
  if (!address) return undefined
  try {
    return new URL(HTTP.test(address) ? address : `https://${address}`)
  } catch {
    return undefined
  }
}

/** The host as a visitor knows it. */
export const hostName = ({ hostname }: URL) => hostname.replace(/^www\./, '')
