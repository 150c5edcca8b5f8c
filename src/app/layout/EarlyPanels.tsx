import type { Theme } from '@mui/material/styles'
import { paths } from '@/domain/paths'
import { early } from './early'
import { isGroup, linkTarget, menu, type MenuItem, type MenuLink } from './menu'
import { SEARCH_QUESTION } from './searchQuestion'
import { signIn } from './signIn'

const items: readonly MenuItem[] = [...menu, signIn]

/** A browser that knows no popovers shows neither. */
const css = ({ palette, shape, shadows }: Theme) =>
  `.early{display:none;inset:68px 16px auto auto;box-sizing:border-box;width:min(320px,calc(100vw - 32px));max-height:calc(100vh - 84px);margin:0;padding:8px 0;border:1px solid ${palette.divider};border-radius:${shape.borderRadius}px;overflow:auto;box-shadow:${shadows[8]};background:${palette.background.paper};color:${palette.text.primary}}.early:popover-open{display:block}.early ul{margin:0;padding:0;list-style:none}.early ul ul{padding-left:16px}.early a,.early span{display:block;padding:12px 16px;color:inherit;text-decoration:none}.early form{display:grid;gap:12px;padding:8px 16px}.early input{box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid ${palette.grey[500]};border-radius:${shape.borderRadius}px;background:none;color:inherit}`

const PlainLink = ({ link }: { link: MenuLink }) => (
  <a href={link.to} {...linkTarget(link)}>
    {link.label}
  </a>
)

const PlainItem = ({ item }: { item: MenuItem }) =>
  isGroup(item) ? (
    <>
      <span>{item.label}</span>
      <ul>
        {item.links.map((link) => (
          <li key={link.label}>
            <PlainLink link={link} />
          </li>
        ))}
      </ul>
    </>
  ) : (
    <PlainLink link={item} />
  )

/**
 * The menu and the search of the header as the browser's own popovers, for as long as no script is there to open the
 * real ones; see `early`.
 */
export const EarlyPanels = ({ theme }: { theme: Theme }) => (
  <>
    <style>{css(theme)}</style>
    <nav popover="auto" id={early.menu} className="early" aria-label="Main">
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <PlainItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
    <search popover="auto" id={early.search} className="early">
      <form action={paths.services}>
        <label htmlFor={`${early.search}-text`}>{SEARCH_QUESTION}</label>
        <input id={`${early.search}-text`} name="search" type="search" />
        <button type="submit" className="button button-contained">
          Search
        </button>
      </form>
    </search>
  </>
)
