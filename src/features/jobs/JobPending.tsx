import type { ReactNode } from 'react'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { jobDetailsPath } from '@/domain/paths'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, fullTimeJobsCrumb } from './titles'

/** The details screen while nothing is known of the job. */
export const JobPending = ({ id, children }: { id: string; children: ReactNode }) => (
  <>
    <PageMeta
      title={detailsCrumb}
      description="A full-time job."
      path={jobDetailsPath(id)}
      documentTitle={DETAILS_DOCUMENT_TITLE}
    />
    <PageHeading title={detailsCrumb} trail={[fullTimeJobsCrumb]} />
    {children}
  </>
)
