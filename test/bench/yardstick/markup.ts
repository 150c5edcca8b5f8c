import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const REPLACED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML writes it, also between quotes. */
export const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => REPLACED[character] ?? character)

export const each = <Item>(items: readonly Item[], write: (item: Item, index: number) => string) =>
  items.map(write).join('')

const { resolve } = createRequire(import.meta.url)

/** The icons that the site shows, under a short id each. */
const icons = {
  work: 'WorkOutlineOutlined',
  pay: 'PaymentsOutlined',
  place: 'PlaceOutlined',
  posts: 'GroupsOutlined',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  instagram: 'Instagram',
  search: 'Search',
  menu: 'Menu',
  up: 'ArrowUpward',
  notice: 'CampaignOutlined',
  since: 'WorkHistoryOutlined',
  verified: 'VerifiedOutlined',
  free: 'HandshakeOutlined',
} as const

export type IconName = keyof typeof icons

const pathsOf = (file: string) =>
  [...readFileSync(resolve(`@mui/icons-material/${file}`), 'utf8').matchAll(/\bd: "([^"]+)"/g)].map(
    ([, path = '']) => `<path d="${path}"/>`,
  )

/** The drawings of these icons, once for a page. */
export const sprite = (names: readonly IconName[]) =>
  `<svg style=display:none>${each(names, (name) => `<symbol id=i-${name} viewBox="0 0 24 24">${pathsOf(icons[name]).join('')}</symbol>`)}</svg>`

export const icon = (name: IconName, title = '') =>
  title
    ? `<svg class=i role=img aria-label="${title}"><use href="#i-${name}"/></svg>`
    : `<svg class=i aria-hidden=true><use href="#i-${name}"/></svg>`
