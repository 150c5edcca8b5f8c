/** Before an address, and behind it. */
const WRAPPING = /^[\s"'([]*(?:mailto:\s*)?|[\s"')\],;.]+$/gi

/** An e-mail address without what people and programs put around it: `Asha <asha@example.org>,`, `mailto:`, invisible characters. */
export const cleanEmail = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^[^<>]*<([^<>]*)>[\s,;.]*$/, '$1')
    .replace(WRAPPING, '')

/** Whether any mail server can write to an address: its name is Latin. */
export const isForAnyServer = (address: string) => /^[ -~]*$/.test(address)
