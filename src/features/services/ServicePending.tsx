import type { ReactNode } from 'react'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { serviceDetailsPath } from '@/domain/paths'
import { detailsCrumb, servicesCrumb } from './titles'

/** The details of a service of which nothing is known yet. */
export const ServicePending = ({ id, children }: { id: string; children: ReactNode }) => (
  <>
    <PageMeta title={detailsCrumb} description="One of our services." path={serviceDetailsPath(id)} />
    <PageHeading title={detailsCrumb} trail={[servicesCrumb]} />
    {children}
  </>
)
