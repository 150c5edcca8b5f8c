import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { SystemStyleObject } from '@mui/system'
import type { ReactNode, PropsWithChildren } from 'react'
import { languageOf } from '@/domain/display'
import { paths } from '@/domain/paths'
import { PageMeta, type PageMetaProps } from './PageMeta'

type Crumb = { label: string; to: string }

type PageHeadingProps = {
  title: string
  subtitle?: string
  /** The screens between Home and this one. */
  trail?: readonly Crumb[]
  /** The last crumb where it is not the title. */
  crumb?: string
  separator?: string
  /** Across from the breadcrumb. */
  aside?: ReactNode
  headingSx?: SystemStyleObject<Theme>
}

/** The top of a screen: its breadcrumb and its one h1. */
const PageHeading = ({
  title,
  subtitle,
  trail,
  crumb = title,
  separator = '>',
  aside,
  headingSx,
}: PageHeadingProps) => (
  <Box component="header" sx={{ pt: { xs: 2.5, md: 4 }, pb: { xs: 2, md: 3 }, ...headingSx }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', columnGap: 2 }}>
      <Breadcrumbs aria-label="breadcrumb" separator={separator} sx={{ minWidth: 0 }}>
        {[{ label: 'Home', to: paths.home }, ...(trail ?? [])].map(({ label, to }) => (
          <Link key={to} href={to} color="textSecondary">
            {label}
          </Link>
        ))}
        <Typography component="span" color="textPrimary" aria-current="page">
          {crumb}
        </Typography>
      </Breadcrumbs>
      {aside}
    </Box>
    <Typography variant="h1" lang={languageOf(title)} sx={{ mt: 1 }}>
      {title}
    </Typography>
    {subtitle ? (
      <Typography color="textSecondary" lang={languageOf(subtitle)} sx={{ mt: 1 }}>
        {subtitle}
      </Typography>
    ) : null}
  </Box>
)

export type PageProps = PropsWithChildren<PageMetaProps & PageHeadingProps>

/** A screen: its metadata, its heading, and what is below it. */
export const Page = ({ children, ...about }: PageProps) => (
  <Container>
    <PageMeta {...about} />
    <PageHeading {...about} />
    {children}
  </Container>
)
