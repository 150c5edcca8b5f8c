import type { I18n } from '@lingui/core'
import { bareHtml, textAsHtml } from '../text/bareHtml'
import { CONFIDENTIAL, NO_POSITION } from '../text/display'
import { postedDay } from '../site/calendar'
import type { Job } from '../content/entities'
import { localized } from '../content/localized'
import { employmentSchemasOf } from './employmentTypes'
import { yearlyLakhs } from './pay'
import { placesOf, type Place } from './places'

const LAKH = 100_000
const MONTHS_OF_YEAR = 12

const oneOrMany = <Value>(values: readonly Value[]) => (values.length > 1 ? values : values[0])

const toPlace = ({ city, state, country = 'IN' }: Place) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: state,
    addressCountry: country,
  },
})

const workplace = ({ location }: Job) => {
  const { places: all, isRemote, isAnywhere } = placesOf(location)
  // 'Abroad' has no country.
  const places = all.filter(({ country }) => country !== '')
  if (places.length > 0) return { jobLocation: oneOrMany(places.map(toPlace)) }
  if (!isRemote) return isAnywhere ? { jobLocation: toPlace({}) } : undefined
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  }
}

const rupees = (lakhs: number | null) => (lakhs === null ? undefined : Math.round(lakhs * LAKH))

/** Only figures: a band is too coarse for a salary. */
const baseSalary = (job: Job) => {
  const lakhs = yearlyLakhs({ ...job, ctc: '' })
  if (!lakhs) return undefined
  const [from, to] = [rupees(lakhs.from), rupees(lakhs.to)]
  const amount = from === to ? { value: from } : { minValue: from, maxValue: to }
  return {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { '@type': 'QuantitativeValue', ...amount, unitText: 'YEAR' },
  }
}

const experienceRequirements = ({ experience_from: years }: Job) => {
  const monthsOfExperience = Math.round((years ?? 0) * MONTHS_OF_YEAR)
  return years !== null && years > 0
    ? { '@type': 'OccupationalExperienceRequirements', monthsOfExperience }
    : undefined
}

type WrittenName = 'position' | 'job_description' | 'short_job_description' | 'industry_name'

/** A job as schema.org/JobPosting by Google's rules, in the language of the page. Undefined if a required property is unknown. */
export const jobPosting = (job: Job, url: string, i18n: I18n) => {
  const textOf = (name: WrittenName) => localized(job, name, i18n).text
  const datePosted = postedDay(job.date_posted)
  const where = workplace(job)
  const description = bareHtml(textOf('job_description')) || textAsHtml(textOf('short_job_description'))
  const hasTitle = job.position !== '' && job.position !== NO_POSITION
  if (!datePosted || !where || !hasTitle || !description || !job.company_name) return undefined
  const closingDay = postedDay(job.closing_date)
  const openings = job.no_of_posts ?? 0
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: textOf('position'),
    description,
    datePosted,
    validThrough: closingDay && `${closingDay}T23:59:59+05:30`,
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
    industry: textOf('industry_name') || undefined,
    directApply: true,
    url,
  }
}
