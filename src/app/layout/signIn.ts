import { paths } from '@/domain/paths'
import type { MenuLink } from './menu'

/** The last link of the menu on small screens, whose bar has no room for its button. */
export const signIn: MenuLink = { label: 'Sign in', to: paths.signIn }
