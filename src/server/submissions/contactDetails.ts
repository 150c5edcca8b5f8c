import { domainToASCII } from 'node:url'

/** An address without the brackets, words and punctuation that people put around it. Bounded for speed. */
const ADDRESS = /("[^"]*"|[^\s@<>()[\]:;,"\\]{1,200})@([^\s@<>()[\]:;,"'\\/?]+)/gu
const QUOTED_NAME = /^"([^\s@<>()[\]:;,"\\]*)"$/u
const PUNCTUATION_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The text with one spelling for what looks alike: full-width letters, composed letters, capitals, invisible characters. */
export const withPlainLetters = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .normalize('NFC')

const plainAddress = (name: string, domain: string) => {
  const host = domain.replace(PUNCTUATION_AROUND, '')
  return `${name.replace(QUOTED_NAME, '$1').replace(/^'+/, '')}@${domainToASCII(host) || host}`
}

/** The addresses in a field, each in one spelling however it is written; the domain as in DNS. */
export const addressesIn = (field: string) =>
  [...withPlainLetters(field).matchAll(ADDRESS)].map(([, name = '', domain = '']) =>
    plainAddress(name, domain),
  )

/** The mailbox of an address such as `asha+jobs@example.org`. */
export const withoutTag = (address: string) => address.replace(/(?<=[^+])\+[^@]*(?=@)/, '')

/** The same for every address that may lead to one mailbox: with tags, with other dots, at the other name of Gmail. */
export const mailboxOf = (address: string) =>
  withoutTag(address)
    .replace(/\.(?=[^@]*@)/g, '')
    .replace(/@googlemail\.com$/, '@gmail.com')
