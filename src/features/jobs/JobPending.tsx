import type { PropsWithChildren } from 'react'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, fullTimeJobsCrumb } from './titles'

/** The details of a job of which nothing is known yet. */
export const JobPending = ({ children }: PropsWithChildren) => (
  <>
    <PageMeta
      title={detailsCrumb}
      description="A full-time job."
      path={paths.fullTimeJobs}
      documentTitle={DETAILS_DOCUMENT_TITLE}
    />
    <PageHeading title={detailsCrumb} trail={[fullTimeJobsCrumb]} />
    {children}
  </>
)
