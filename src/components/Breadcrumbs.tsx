import Box from '@mui/material/Box'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { paths } from '@/domain/paths'

export type Crumb = { label: string; to: string }

const noCrumbs: readonly Crumb[] = []

type BreadcrumbsProps = {
  /** The screens between Home and this one. */
  trail?: readonly Crumb[]
  current: string
  separator?: string
}

const listSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  '& li': { minWidth: 0 },
  // Higher for a finger than for the eye: the lines stay where they are.
  '& a': { display: 'inline-block', py: 1.25, my: -1.25 },
}

/** Home > … > this screen. */
export const Breadcrumbs = ({ trail = noCrumbs, current, separator = '>' }: BreadcrumbsProps) => (
  <Box component="nav" aria-label="breadcrumb" sx={{ minWidth: 0 }}>
    <Box component="ol" sx={listSx}>
      {[{ label: 'Home', to: paths.home }, ...trail].map(({ label, to }) => (
        <Fragment key={to}>
          <li>
            <Link to={to} className="link link-soft">
              {label}
            </Link>
          </li>
          <Box component="li" aria-hidden="true" sx={{ mx: 1 }}>
            {separator}
          </Box>
        </Fragment>
      ))}
      <Box component="li" sx={{ color: 'text.primary' }}>
        <span aria-current="page">{current}</span>
      </Box>
    </Box>
  </Box>
)
