import { bareHtml, textAsHtml } from '../bareHtml'
import { CONFIDENTIAL, NO_POSITION } from '../display'
import { postedDay } from '../postedDate'
import type { Job } from '../entities'
import { employmentSchemasOf } from './employmentTypes'
import { workplaceOf, type Place } from './places'

const COUNTRY = { code: 'IN', name: 'India' }
const CURRENCY = 'INR'
const LAKH = 100_000
const MONTHS_OF_YEAR = 12

const oneOrMany = <Value>(values: readonly Value[]) => (values.length > 1 ? values : values[0])

const toPlace = ({ city, state }: Place) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: state,
    addressCountry: COUNTRY.code,
  },
})

const workplace = ({ location }: Job) => {
  const { places, isRemote } = workplaceOf(location)
  if (!isRemote) return places.length > 0 ? { jobLocation: oneOrMany(places.map(toPlace)) } : undefined
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: COUNTRY.name },
  }
}

const rupees = (lakhs: number | null) => (lakhs === null ? undefined : Math.round(lakhs * LAKH))

const baseSalary = ({ ctc_from: from, ctc_to: to }: Job) => {
  const figures = [from, to].filter((lakhs) => lakhs !== null)
  const makesSense = figures.every((lakhs) => lakhs >= 0) && figures.some((lakhs) => lakhs > 0)
  if (!makesSense || (from !== null && to !== null && from > to)) return undefined
  const amount = from === to ? { value: rupees(from) } : { minValue: rupees(from), maxValue: rupees(to) }
  return {
    '@type': 'MonetaryAmount',
    currency: CURRENCY,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: 'YEAR' },
  }
}

const experienceRequirements = ({ experience_from: years }: Job) =>
  years !== null && years > 0
    ? {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: Math.round(years * MONTHS_OF_YEAR),
      }
    : undefined

/** The last second of a day in India. */
const endOf = (day: string | undefined) => day && `${day}T23:59:59+05:30`

/**
 * A job as schema.org/JobPosting by Google's rules; undefined if a required property is unknown. Nothing is invented, least
 * of all a date.
 */
export const jobPosting = (job: Job, url: string) => {
  const datePosted = postedDay(job.date_posted)
  const where = workplace(job)
  const description = bareHtml(job.job_description) || textAsHtml(job.short_job_description)
  const hasTitle = job.position !== '' && job.position !== NO_POSITION
  if (!datePosted || !where || !hasTitle || !description || !job.company_name) return undefined
  const openings = job.no_of_posts ?? 0
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.position,
    description,
    datePosted,
    validThrough: endOf(postedDay(job.closing_date)),
    hiringOrganization:
      job.company_name === CONFIDENTIAL
        ? 'confidential'
        : { '@type': 'Organization', name: job.company_name },
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: job.job_id },
    ...where,
    employmentType: oneOrMany(employmentSchemasOf(job.employment_type)),
    baseSalary: baseSalary(job),
    experienceRequirements: experienceRequirements(job),
    totalJobOpenings: Number.isInteger(openings) && openings > 0 ? openings : undefined,
    industry: job.industry_name || undefined,
    directApply: true,
    url,
  }
}
