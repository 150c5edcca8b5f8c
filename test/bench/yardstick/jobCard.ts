import { cutText, experienceRange, openings, postedDate, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { languageOf } from '@/domain/language'
import { JOB_TEXT_CHARACTERS } from '@/domain/limits'
import { jobDetailsPath } from '@/domain/paths'
import { each, escape, icon, type IconName } from './markup'

export const cardIcons: IconName[] = ['work', 'pay', 'place', 'posts', 'facebook', 'linkedin', 'whatsapp']

export const lang = (text: string) => (languageOf(text) ? ' lang=hi' : '')

export const facts = (job: Job) => {
  const list: [IconName, string, string][] = [
    ['work', 'Experience', experienceRange(job)],
    ['pay', 'Salary', salaryRange(job)],
    ['place', 'Location', job.location || 'Location not specified'],
    ['posts', 'Openings', openings(job.no_of_posts)],
  ]
  return `<ul class=facts>${each(list, ([name, title, value]) => `<li>${icon(name, title)}<span>${escape(value)}</span>`)}</ul>`
}

const networks: [IconName, string, (url: string, title: string) => string][] = [
  ['facebook', 'Facebook', (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ['linkedin', 'LinkedIn', (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ['whatsapp', 'WhatsApp', (url, title) => `https://api.whatsapp.com/send?text=${title}%20${url}`],
  ['telegram', 'Telegram', (url, title) => `https://t.me/share/url?url=${url}&amp;text=${title}`],
]

/** Links to the share pages of so many networks. */
export const share = ({ job_id, position }: Job, origin: string, count: number) => {
  const url = encodeURIComponent(origin + jobDetailsPath(job_id))
  return `<div class=share role=group aria-label="Share this job">${each(networks.slice(0, count), ([name, label, href]) => `<a class=ib href="${href(url, encodeURIComponent(position))}" target=_blank rel=noopener aria-label="Share on ${label}: ${escape(position)}">${icon(name)}</a>`)}</div>`
}

export const jobCard = (job: Job, origin: string) =>
  `<article class="card job"><h2${lang(job.position)}><a href="${jobDetailsPath(job.job_id)}">${escape(job.position)}</a></h2><p class="co soft small">${escape(job.company_name)}</p>${facts(job)}<p class="txt soft small"${lang(job.short_job_description)}>${escape(cutText(job.short_job_description, JOB_TEXT_CHARACTERS))}</p><div class=end><span class="soft cap">Posted: ${postedDate(job.date_posted)}</span>${share(job, origin, 3)}</div></article>`
