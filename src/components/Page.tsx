import Container from '@mui/material/Container'
import type { PropsWithChildren } from 'react'
import { PageHeading, type PageHeadingProps } from './PageHeading'
import { PageMeta, type PageMetaProps } from './PageMeta'

export type PageProps = PropsWithChildren<PageMetaProps & PageHeadingProps>

/** A screen: its metadata, its heading, and what is below it. */
export const Page = ({ children, ...about }: PageProps) => (
  <Container>
    <PageMeta {...about} />
    <PageHeading {...about} />
    {children}
  </Container>
)
