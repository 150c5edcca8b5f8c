import { idIn } from '../paths'

/** A place where links to jobs are posted. Links carry its slug, and applications that come by them keep it. */
export type LinkSource = { slug: string; name: string }

/** The sources built into the site; the staff name others in the content. */
const builtIn: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp group',
  poster: 'Poster',
  telegram: 'Telegram',
  rss: 'RSS',
}

/** The filter for applications without a source. */
export const NO_SOURCE = 'none'
export const NO_SOURCE_NAME = 'No source'

export const SLUG_CHARACTERS_MAX = 40

const SLUG = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/

/** Whether links can carry it: chat programs take a hyphen at the end of an address for the end of a sentence. */
export const isSlug = (text: string) => text.length <= SLUG_CHARACTERS_MAX && SLUG.test(text)

export const isBuiltIn = (slug: string) => Object.keys(builtIn).includes(slug)

export const isReservedSlug = (slug: string) => isBuiltIn(slug) || slug === NO_SOURCE

export const allSources = (named: readonly LinkSource[]): LinkSource[] => [
  ...Object.entries(builtIn).map(([slug, name]) => ({ slug, name })),
  ...named,
]

/** The name of a source; a deleted one is shown by its slug. */
export const sourceName = (slug: string, named: readonly LinkSource[]) =>
  allSources(named).find((source) => source.slug === slug)?.name ?? slug

const VIA = 'via'

/** The slug in the address of a page, as it was written or typed; '' where there is none. */
export const linkSource = (query: URLSearchParams) => idIn(query, VIA).toLowerCase()

/** The address of a job's details as it is posted in a place. */
export const withSource = (address: string, slug: string) => `${address}&${VIA}=${slug}`
