import { useAbsoluteUrl } from '@/components/SiteSettings'
import type { Job } from '@/domain/entities'
import { jobPosting } from '@/domain/jobs/jobPosting'
import { asScriptData } from '@/domain/settings'
import { jobDetailsPath } from '@/domain/paths'

/** The job as structured data for search engines; nothing where a required property is not known. */
export const JobPostingData = ({ job }: { job: Job }) => {
  const posting = jobPosting(job, useAbsoluteUrl()(jobDetailsPath(job.job_id)))
  return posting ? <script type="application/ld+json">{asScriptData(posting)}</script> : null
}
