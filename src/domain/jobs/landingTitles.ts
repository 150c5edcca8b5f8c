import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { grouped, range } from '../text/display'
import { localized } from '../content/localized'
import { placeName } from './choiceName'
import type { Landing, LandingFigures, LandingGroupName } from './landings'
import { REMOTE } from './places'

/** 'Jobs in Raipur', 'Nurse jobs', 'Nurse jobs in Raipur', 'Remote nurse jobs'. */
export const landingTitle = (landing: Landing, i18n: I18n) => {
  const work = localized({ ...landing, work: landing.work ?? '' }, 'work', i18n).text
  const place = landing.place && placeName(landing.place, i18n).text
  if (landing.place === REMOTE) return work ? i18n._(msg`Remote ${work} jobs`) : i18n._(msg`Remote jobs`)
  if (!place) return i18n._(msg`${work} jobs`)
  return work ? i18n._(msg`${work} jobs in ${place}`) : i18n._(msg`Jobs in ${place}`)
}

export const landingGroupTitles: Record<LandingGroupName, MessageDescriptor> = {
  places: msg`Jobs by place`,
  roles: msg`Jobs by role`,
  departments: msg`Jobs by department`,
}

const sizeOf = ({ jobs, employers: from }: LandingFigures, i18n: I18n) => {
  const [total, employers] = [grouped(jobs), grouped(from)]
  if (from === 0) return i18n._(msg`${total} jobs.`)
  return from === 1
    ? i18n._(msg`${total} jobs from 1 employer.`)
    : i18n._(msg`${total} jobs from ${employers} employers.`)
}

/** '24 jobs from 15 employers. Pay: ₹ 1.8 - 12 Lakhs a year.' */
export const landingFigures = (figures: LandingFigures, i18n: I18n) => {
  const lakhs = range(figures.from, figures.to, '₹ ')
  return [sizeOf(figures, i18n), ...(lakhs ? [i18n._(msg`Pay: ${lakhs} Lakhs a year.`)] : [])].join(' ')
}
