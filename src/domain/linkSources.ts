/** From where those who apply came, by `?via=` of the link that they followed; the owner names further ones. */
export const linkSources = {
  whatsapp: 'WhatsApp group',
  poster: 'Poster',
  rss: 'RSS',
  telegram: 'Telegram',
} as const

/** How a further one is written in an address. */
export const SOURCE_SLUG = /^[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?$/

export const isKnownSource = (slug: string) => Object.keys(linkSources).includes(slug)
