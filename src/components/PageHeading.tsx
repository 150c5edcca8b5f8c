import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './Breadcrumbs'

type PageHeadingProps = {
  title: string
  subtitle?: ReactNode
  trail?: readonly Crumb[]
  /** The last crumb where it is not the title. */
  crumb?: string
  separator?: string
}

/** The top of a screen: where it stands, and its one h1. */
export const PageHeading = ({ title, subtitle, trail, crumb = title, separator }: PageHeadingProps) => (
  <Box component="header" sx={{ pt: { xs: 2.5, md: 4 }, pb: { xs: 2, md: 3 } }}>
    <Breadcrumbs trail={trail} current={crumb} separator={separator} />
    <Typography variant="h1" sx={{ mt: 1 }}>
      {title}
    </Typography>
    {subtitle ? (
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {subtitle}
      </Typography>
    ) : null}
  </Box>
)
