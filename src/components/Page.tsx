import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode, PropsWithChildren } from 'react'
import { paths } from '@/domain/paths'
import { otherLanguage } from '@/domain/content/localized'
import { PageMeta, type PageMetaProps } from './PageMeta'

export type PageProps = PropsWithChildren<
  PageMetaProps & {
    subtitle?: string
    /** The screens between Home and this one. */
    trail?: readonly { label: string; to: string }[]
    /** The last crumb where it is not the title. */
    crumb?: string
    separator?: string
    /** Across from the breadcrumb. */
    aside?: ReactNode
  }
>

/** A screen: its metadata, its breadcrumb, its one h1, and its content. */
export const Page = ({ subtitle, trail, crumb, separator = '>', aside, children, ...meta }: PageProps) => {
  const { t, i18n } = useLingui()
  const langOf = (text: string) => otherLanguage(text, i18n.locale)
  const lastCrumb = crumb ?? meta.title
  return (
    <Container>
      <PageMeta {...meta} />
      <Box
        component="header"
        sx={{ pt: { xs: 2.5, md: 4 }, pb: { xs: 2, md: 3 }, '@media print': { pt: 1 } }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', columnGap: 2 }}>
          <Breadcrumbs aria-label={t`breadcrumb`} separator={separator} sx={{ minWidth: 0 }}>
            {[{ label: t`Home`, to: paths.home }, ...(trail ?? [])].map(({ label, to }) => (
              <Link key={to} href={to} color="textSecondary">
                {label}
              </Link>
            ))}
            <Typography component="span" color="textPrimary" aria-current="page" lang={langOf(lastCrumb)}>
              {lastCrumb}
            </Typography>
          </Breadcrumbs>
          {aside}
        </Stack>
        <Typography variant="h1" lang={langOf(meta.title)} sx={{ mt: 1 }}>
          {meta.title}
        </Typography>
        {subtitle ? (
          <Typography color="textSecondary" lang={langOf(subtitle)} sx={{ mt: 1 }}>
            {subtitle}
          </Typography>
        ) : null}
      </Box>
      {children}
    </Container>
  )
}
