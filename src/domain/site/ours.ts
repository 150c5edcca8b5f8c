import type { Company } from '../content/company'
import { commonDomains } from '../text/meantDomain'
import { numbersIn } from '../text/numbers'

type Published = {
  company: Company
  /** The address of the site. */
  origin: string
  emails: readonly { email: string }[]
  offices: readonly { contact_no: string; whatsapp_no: string }[]
}

/** The host of an address and its path: 'navkaam.example/track'. */
export const placeOf = ({ hostname, pathname }: { hostname: string; pathname: string }) =>
  `${hostname.replace(/^www\.|\.$/g, '')}${pathname.toLowerCase()}`.replace(/\/+$/, '')

const placesOf = (addresses: readonly string[]) =>
  addresses.filter((address) => /^https?:/.test(address)).map((address) => placeOf(new URL(address)))

/** The part of a host that somebody chose: 'navkaam' of 'jobs.navkaam.co.in'. */
const nameIn = (host: string) => /([^.]+)\.(?:(?:co|com|org|net)\.)?[a-z]+$/.exec(host)?.[1] ?? ''

/** The numbers, addresses and links that we publish, and the names in them. A host has all that lies below it. */
export const oursOf = ({ company, origin, emails, offices }: Published) => {
  const { freelancerPlatform, accounts, sisterCompany, social } = company
  const mailboxes = [company.email, ...company.jobSeekerEmails]
  const mailHosts = mailboxes.map((one) => one.replace(/.*@/, '').toLowerCase())
  const hosts = [...placesOf([origin]), ...mailHosts.filter((host) => host && !commonDomains.includes(host))]
  const sites = [company.partTimeJobsUrl, sisterCompany.url, ...Object.values(accounts)]
  const profiles = placesOf(social.map(({ url }) => url)).filter((place) => place.includes('/'))
  const telephones = offices.flatMap((office) => [office.contact_no, office.whatsapp_no])
  const addresses = [...mailboxes, ...emails.map(({ email }) => email)].map((one) => one.trim().toLowerCase())
  return {
    numbers: [company.phone, company.whatsApp, ...telephones].flatMap(numbersIn),
    addresses: [...new Set(addresses.filter(Boolean))],
    links: [...hosts, ...placesOf([...sites, ...Object.values(freelancerPlatform)]), ...profiles],
    names: [...hosts.map(nameIn), company.name],
  }
}

export type Ours = ReturnType<typeof oursOf>
