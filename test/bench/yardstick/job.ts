import { experienceRange, postedDate, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { applyJobPath, paths } from '@/domain/paths'
import { crumbs, writeDocument } from './document'
import { lang, share } from './jobCard'
import { each, escape } from './markup'
import { jobStyle } from './style'

const factsOf = (job: Job): [string, string][] => [
  ['Experience', experienceRange(job)],
  ['Location', job.location],
  ['CTC', salaryRange(job)],
  ['Posted', postedDate(job.date_posted)],
  ['Openings', `${job.no_of_posts ?? ''}`],
  ['Role', job.role_name],
  ['Industry Type', job.industry_name],
  ['Department', job.d_name],
  ['Employment Type', job.employment_type],
  ['Role Category', [job.role_name, job.d_name].filter(Boolean).join(', ')],
  ['Education', job.qualification],
]

const section = (title: string, html: string) =>
  html ? `<section><h2>${title}</h2><div class=rich>${html}</div></section>` : ''

export const writeJob = (job: Job, origin: string) =>
  writeDocument({
    title: job.position,
    description: job.short_job_description,
    style: jobStyle,
    icons: ['whatsapp', 'telegram'],
    main: `<div class=c><header class=head><div class=row>${crumbs([['Full Time Jobs', paths.fullTimeJobs]], 'Full Time Jobs Details')}<a href="${paths.fullTimeJobs}"><b>← Back</b></a></div><h1${lang(job.position)}>${escape(job.position)}</h1><p class=soft>${escape(job.company_name)}</p></header><div class=two><aside aria-label="Job facts"><div class="card side"><div class=acts><a class="b main" href="${applyJobPath(job.job_id)}">Apply</a><a class=b href="${applyJobPath(job.job_id)}#form">Quick apply</a></div><dl class=table>${each(factsOf(job), ([name, value]) => `<dt>${name}<dd>${escape(value || '---')}`)}</dl></div>${share(job, origin, 4)}</aside><div>${section('Job Description', job.job_description)}${section('About Company', job.about_company)}</div></div></div>`,
  })
