import { company } from '../company'
import { phoneParts, telephoneLink, whatsAppLink } from '../contactLinks'
import type { Job } from '../entities'
import { jobNumber } from './jobNumber'
import { jobHeadline } from './jobSummary'

const firstNumber = (field: string) => phoneParts(field).find(({ digits }) => digits !== '')

/** The link that calls the office; undefined where the company has no number. */
export const callOfficeLink = () => {
  const number = firstNumber(company.phone)
  return number && telephoneLink(number)
}

/** The link that asks the office about a job on WhatsApp; undefined where the company has no such number. */
export const askOnWhatsAppLink = (job: Job) => {
  const number = firstNumber(company.whatsApp)
  const question = `I have a question about ${jobNumber(job)}: ${jobHeadline(job)}.`
  return number && `${whatsAppLink(number)}?${new URLSearchParams({ text: question })}`
}
