import { company } from '@/domain/company'
import type { Job } from '@/domain/entities'
import { EXPERIENCE_SLIDER_MAX, EXPERIENCE_SLIDER_MIN, JOBS_PER_PAGE, SALARY_BANDS } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { crumbs, writeDocument } from './document'
import { cardIcons, jobCard } from './jobCard'
import { each, escape } from './markup'
import { listStyle } from './style'

const box = (name: string, value: string, label: string, count = '') =>
  `<label><input type=checkbox name=${name} value="${escape(value)}"><span>${escape(label)}</span>${count && `<span class=soft style="flex:none">${count}</span>`}</label>`

const departmentsOf = (jobs: readonly Job[]) => {
  const counts = new Map<string, { id: string; name: string; count: number }>()
  for (const { department_id: id, d_name: name } of jobs) {
    counts.set(id, { id, name, count: (counts.get(id)?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

const filters = (jobs: readonly Job[]) =>
  `<aside aria-label=Filters><details class="card filters"><summary>All Filter</summary><h2>Filters</h2><fieldset><legend>Experience</legend><input type=range name=experience min=${EXPERIENCE_SLIDER_MIN} max=${EXPERIENCE_SLIDER_MAX} value=${EXPERIENCE_SLIDER_MIN} aria-label=Experience style="width:100%"><div class=bar style="min-height:0;margin:0"><span class="soft cap">0 Yrs</span><span class="soft cap">30 Yrs</span></div></fieldset><fieldset id=departments><legend>Department</legend>${each(departmentsOf(jobs), ({ id, name, count }) => box('department', id, name, `${count}`))}</fieldset><fieldset id=salaries><legend>Salary (Lakhs)</legend><div class=two>${each(SALARY_BANDS, (band) => box('salary', band, band))}</div></fieldset></details></aside>`

const pages = (count: number) =>
  `<ul class=pages>${each(
    Array.from({ length: Math.ceil(count / JOBS_PER_PAGE) }, (_nothing, index) => index + 1).slice(0, 10),
    (page) =>
      `<li><a href="?page=${page}"${page === 1 ? ' aria-current=page' : ''} aria-label="Page ${page}">${page}</a>`,
  )}</ul>`

/** The first page of the list with its filters; a form that works without any script. */
export const writeList = (jobs: readonly Job[], origin: string, script = '') =>
  writeDocument({
    title: 'Full Time Jobs',
    description: `Full-time jobs across India from the employers of ${company.name}. Filter by experience, department and salary, and apply with your resume. No fees, no sign-in.`,
    style: listStyle,
    icons: cardIcons,
    main: `<div class=c><header class=head>${crumbs([], 'Full Time Jobs')}<h1>Full Time Jobs</h1></header><form class=list action="${paths.fullTimeJobs}" role=search>${filters(jobs)}<div><input class=in type=search name=q placeholder="What are you looking for?" aria-label="Search jobs" autocomplete=off enterkeyhint=search><div class=bar><p class=count role=status>${jobs.length} Jobs available</p></div><div class=jobs>${each(jobs.slice(0, JOBS_PER_PAGE), (job) => jobCard(job, origin))}</div><nav id=pages aria-label=Pages>${pages(jobs.length)}</nav></div></form></div>`,
    script,
  })
