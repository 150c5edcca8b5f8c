import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from '@/domain/paths'

export type Crumb = { label: string; to: string }

const noCrumbs: readonly Crumb[] = []

type BreadcrumbsProps = {
  /** The screens between Home and this one. */
  trail?: readonly Crumb[]
  current: string
  separator?: string
}

/** Home > … > this screen. */
export const Breadcrumbs = ({ trail = noCrumbs, current, separator = '>' }: BreadcrumbsProps) => (
  <MuiBreadcrumbs aria-label="breadcrumb" separator={separator} sx={{ minWidth: 0 }}>
    {[{ label: 'Home', to: paths.home }, ...trail].map(({ label, to }) => (
      <Link key={to} href={to} color="textSecondary">
        {label}
      </Link>
    ))}
    <Typography component="span" color="textPrimary" aria-current="page">
      {current}
    </Typography>
  </MuiBreadcrumbs>
)
