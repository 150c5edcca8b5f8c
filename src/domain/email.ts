/** Before an address, and behind it. */
const WRAPPING = /^[\s"'([]*(?:mailto:\s*)?|[\s"')\],;.]+$/gi

/** An e-mail address without what people and programs put around it: `Asha <asha@example.org>,`, `mailto:`, invisible characters. */
export const cleanEmail = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^[^<>]*<([^<>]*)>[\s,;.]*$/, '$1')
    .replace(WRAPPING, '')
