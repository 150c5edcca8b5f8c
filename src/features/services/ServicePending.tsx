import type { PropsWithChildren } from 'react'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'
import { detailsCrumb, servicesCrumb } from './titles'

/** The details of a service of which nothing is known yet. */
export const ServicePending = ({ children }: PropsWithChildren) => (
  <>
    <PageMeta title={detailsCrumb} description="One of our services." path={paths.services} />
    <PageHeading title={detailsCrumb} trail={[servicesCrumb]} />
    {children}
  </>
)
