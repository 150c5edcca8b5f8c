import { CONFIDENTIAL, NO_POSITION } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { hidesCompany } from '@/domain/jobs/hiddenCompany'
import type { JobChoice, OfficeJobChoices } from '@/domain/office/jobs'
import type { JobValues } from '../jobValues'

const numberIn = (text: string) => {
  const number = Number(text.trim())
  return text.trim() === '' || !Number.isFinite(number) ? null : number
}

const labelOf = (choices: readonly JobChoice[] = [], id: string) =>
  choices.find((choice) => choice.id === id)?.label ?? ''

/** The job that visitors would get of what a form holds. `today` stands for a day that publishing fills in. */
export const previewJob = (values: JobValues, choices: OfficeJobChoices | undefined, today: string): Job => {
  const { company_hidden, industry_id, role_id, ...job } = values
  const isHidden = hidesCompany(company_hidden)
  return {
    ...job,
    position: job.position.trim() || NO_POSITION,
    company_name: isHidden ? CONFIDENTIAL : job.company_name,
    about_company: isHidden ? '' : job.about_company,
    d_name: labelOf(choices?.departments, job.department_id),
    industry_name: labelOf(choices?.industries, industry_id),
    role_name: labelOf(choices?.roles, role_id),
    experience_from: numberIn(job.experience_from),
    experience_to: numberIn(job.experience_to),
    ctc_from: numberIn(job.ctc_from),
    ctc_to: numberIn(job.ctc_to),
    no_of_posts: numberIn(job.no_of_posts),
    date_posted: job.date_posted || today,
    closed_on: '',
  }
}
