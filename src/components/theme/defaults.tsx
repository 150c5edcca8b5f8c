import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type LinkBehaviorProps = Omit<ComponentProps<typeof Link>, 'to'> & { href: string }

/** Lets Material UI's links and buttons with an `href` navigate through the router. */
const LinkBehavior = ({ href, ...rest }: LinkBehaviorProps) => <Link to={href} {...rest} />

/** Default props of Material UI's components on the site and in the office. */
export const buttonBaseProps = { disableRipple: true, LinkComponent: LinkBehavior }
export const buttonProps = { disableElevation: true }
export const linkProps = { underline: 'hover', component: LinkBehavior } as const
export const formControlProps = { size: 'small', fullWidth: true } as const

/** Styles of plain elements that Material UI's baseline lacks. */
export const baseline = {
  body: { overflowWrap: 'break-word' },
  // On a page in another language, too: the letters hang on a line that spacing would break.
  'html :lang(hi)': { letterSpacing: 0 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animation: 'none !important',
    },
  },
} as const
