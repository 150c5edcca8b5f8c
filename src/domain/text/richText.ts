/* The one list of elements that content may contain: for screens, the office, feeds and search engines. */

/** Elements that are shown as others: headings of content come below the screen's. */
export const RENAMED = new Map<string, string>([
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['b', 'strong'],
  ['i', 'em'],
  ...'address article center footer header main section'
    .split(' ')
    .map((name): [string, string] => [name, 'div']),
])
/** The other elements that content may contain. */
export const ALLOWED = new Set(
  'a blockquote br caption dd div dl dt em h3 h4 hr li ol p strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)

export const VOID = new Set(['br', 'hr'])

/** Elements whose content is not text for readers. */
export const DROPPED = new Set(
  'button embed form head iframe input link math meta noscript object script select style svg template textarea title video audio'.split(
    ' ',
  ),
)

/** The element to show for one in the content; undefined if only its children are shown. */
export const tagOf = (name: string) => RENAMED.get(name) ?? (ALLOWED.has(name) ? name : undefined)

/** The second character of a path must not make it another host; browsers read `\\` as `/`. */
const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i

/** The attributes of a link to this target; null where it must not be followed. */
export const linkProps = (href = ''): { href: string; target?: string; rel?: string } | null => {
  // Browsers ignore these characters anywhere in an address.
  const target = href.replace(/[\t\n\r]/g, '').trim()
  if (!SAFE_LINK.test(target)) return null
  return /^https?:/i.test(target)
    ? { href: target, target: '_blank', rel: 'noopener noreferrer' }
    : { href: target }
}
