import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type LinkBehaviorProps = Omit<ComponentProps<typeof Link>, 'to'> & { href: string }

/** Lets Material UI's links and buttons with an `href` navigate through the router. */
export const LinkBehavior = ({ href, ...rest }: LinkBehaviorProps) => <Link to={href} {...rest} />
