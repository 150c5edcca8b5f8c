import { useAbsoluteUrl } from '@/components/SiteSettings'
import type { Job } from '@/domain/entities'
import { jobPosting } from '@/domain/jobPosting'
import { asScriptData } from '@/domain/scriptData'
import { jobDetailsPath } from '@/domain/paths'

/** The job for search engines; nothing where too little of it is known. A text, so it cannot run. */
export const JobPostingData = ({ job }: { job: Job }) => {
  const posting = jobPosting(job, useAbsoluteUrl()(jobDetailsPath(job.job_id)))
  return posting ? <script type="application/ld+json">{asScriptData(posting)}</script> : null
}
