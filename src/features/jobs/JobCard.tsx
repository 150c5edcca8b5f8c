import { memo, type MouseEventHandler } from 'react'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import { cutText, postedDate } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { languageOf } from '@/domain/language'
import { JOB_TEXT_CHARACTERS } from '@/domain/limits'
import { jobDetailsPath } from '@/domain/paths'
import { JobFactList } from './JobFacts'
import { SHARE_GROUP, ShareLinks } from './ShareButtons'

type JobCardProps = { job: Job; onFollow: MouseEventHandler<HTMLAnchorElement> }

/**
 * One job of a list (spec section 2), in plain elements: a list draws dozens at each key. Every text stands alone
 * in its element, so that it can become that of another job, on a translated page too.
 */
export const JobCard = memo(({ job, onFollow }: JobCardProps) => {
  const path = jobDetailsPath(job.job_id)
  return (
    <article className="job-card">
      <h2 lang={languageOf(job.position)}>
        <a href={path} onClick={onFollow}>
          {job.position}
        </a>
      </h2>
      <p className="job-company" lang={languageOf(job.company_name)}>
        {job.company_name}
      </p>
      <JobFactList job={job} />
      <p className="job-text" lang={languageOf(job.short_job_description)}>
        {cutText(job.short_job_description, JOB_TEXT_CHARACTERS)}
      </p>
      <div className="job-foot">
        <span>{`Posted: ${postedDate(job.date_posted)}`}</span>
        <div className="job-share" role="group" aria-label={SHARE_GROUP}>
          <ShareLinks job={job} url={useAbsoluteUrl()(path)} on={['Facebook', 'LinkedIn', 'WhatsApp']} />
        </div>
      </div>
    </article>
  )
})
JobCard.displayName = 'JobCard'
