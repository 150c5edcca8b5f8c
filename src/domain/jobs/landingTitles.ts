import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { grouped, range } from '../display'
import { localized } from '../localized'
import { placeName } from './choiceName'
import type { Landing, LandingFigures, LandingGroupName } from './landings'
import { REMOTE } from './places'

type Words = Pick<Landing, 'work' | 'work_hi' | 'place'>

/** The role or department, and the place, in the language of the page where they are known in it. */
const wordsOf = ({ work = '', work_hi, place }: Words, i18n: I18n) => ({
  work: localized({ work, work_hi }, 'work', i18n).text,
  place: place && placeName(place, i18n).text,
})

/** 'Jobs in Raipur', 'Nurse jobs', 'Nurse jobs in Raipur', 'Remote nurse jobs'. */
export const landingTitle = (landing: Words, i18n: I18n) => {
  const { work, place } = wordsOf(landing, i18n)
  if (landing.place === REMOTE) return work ? t(i18n)`Remote ${work} jobs` : t(i18n)`Remote jobs`
  if (!place) return t(i18n)`${work} jobs`
  return work ? t(i18n)`${work} jobs in ${place}` : t(i18n)`Jobs in ${place}`
}

/** The heading of a group of links, which a landing page may have on it. */
export const landingGroupTitle = (name: LandingGroupName, landing: Words, i18n: I18n) => {
  const { work, place } = wordsOf(landing, i18n)
  return {
    places: t(i18n)`Jobs by place`,
    roles: t(i18n)`Jobs by role`,
    departments: t(i18n)`Jobs by department`,
    rolesAndPlaces: t(i18n)`Jobs by role and place`,
    otherPlaces: t(i18n)`Jobs in other places`,
    placesOfWork: t(i18n)`${work} jobs by place`,
    elsewhere: t(i18n)`${work} jobs elsewhere`,
    rolesInPlace: t(i18n)`Jobs in ${place} by role`,
    otherWork: t(i18n)`Other jobs in ${place}`,
  }[name]
}

const sizeOf = ({ jobs, employers: from }: LandingFigures, i18n: I18n) => {
  const [total, employers] = [grouped(jobs), grouped(from)]
  if (from === 0) return t(i18n)`${total} jobs.`
  return from === 1
    ? t(i18n)`${total} jobs from 1 employer.`
    : t(i18n)`${total} jobs from ${employers} employers.`
}

/** '24 jobs from 15 employers. Pay: ₹ 1.8 - 12 Lakhs a year.' */
export const landingFigures = (figures: LandingFigures, i18n: I18n) => {
  const lakhs = range(figures.from, figures.to, '₹ ')
  return [sizeOf(figures, i18n), ...(lakhs ? [t(i18n)`Pay: ${lakhs} Lakhs a year.`] : [])].join(' ')
}
