import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { placeName, setValueName } from '@/domain/jobs/choiceName'
import { RANKS } from '@/domain/jobs/searchableJob'
import { FEW_RESULTS, type NearMatches as Close } from '@/domain/jobs/nearMatches'
import type { FoundJobs } from '@/domain/jobs/foundJobs'
import { useAppSelector } from '@/store/hooks'
import { selectIsTyping } from '@/store/jobFilters'
import { selectShownList } from '@/store/jobSelectors'
import { selectNearJobs } from '@/store/nearJobs'
import { FiltersButton } from '../filters/FiltersButton'
import { FROM_LIST, jobCount } from '../titles'
import { JobResults } from './JobResults'

/** 'No job has exactly these words. No such job is in Raipur. 8 that are close:' */
const nearLine = (
  { total, best }: FoundJobs,
  { jobs, named, reach }: Pick<Close, 'jobs' | 'named' | 'reach'>,
  i18n: I18n,
) => {
  let fits = i18n._(
    msg`${plural(total, { one: `Only ${total} job has exactly these words.`, other: `Only ${total} jobs have exactly these words.` })}`,
  )
  if (total === 0 || best > RANKS.whole) fits = i18n._(msg`No job has exactly these words.`)
  else if (total >= FEW_RESULTS) fits = i18n._(msg`${total} jobs only mention these words.`)
  const places = new Intl.ListFormat(i18n.locale, { type: 'disjunction' })
  const place = places.format(named.map((name) => placeName(name, i18n).text))
  const ofPlace = {
    inPlace: '',
    alsoElsewhere: i18n._(msg`Some are outside ${place}.`),
    elsewhere: i18n._(msg`No such job is in ${place}.`),
    placeAlone: i18n._(msg`Other jobs in ${place}.`),
  }[reach]
  const count = jobs.length
  const close = i18n._(
    msg`${plural(count, { one: `${count} that is close:`, other: `${count} that are close:` })}`,
  )
  return [fits, ofPlace, close].filter(Boolean).join(' ')
}

type NearMatchesProps = {
  /** Above or below the jobs that contain the text. */
  place: 'above' | 'below'
  /** Shown if no job contains the text, and none is close. */
  otherwise: ReactNode
  /** A button is about to disappear. */
  onChosen: () => void
}

/** Filters that the typed text seems to mean, and jobs that do not contain it, but are close to it. */
export const NearMatches = ({ place, otherwise, onChosen }: NearMatchesProps) => {
  const { t, i18n } = useLingui()
  const { filters, found, isWaiting } = useAppSelector(selectShownList)
  const { total, best, numbered } = found
  const isSettled = !useAppSelector(selectIsTyping) || isWaiting
  const close = useAppSelector(selectNearJobs) ?? found.close
  if (!close) return null
  const shown = numbered ? { jobs: [numbered], named: [], reach: 'inPlace' as const } : close
  const part =
    isSettled && shown.jobs.length > 0 ? (
      <Box
        component="section"
        aria-label={t`Close to what you typed`}
        sx={place === 'above' ? { mb: 4 } : { mt: 3 }}
      >
        <Typography sx={{ mb: 1.5 }}>{nearLine(found, shown, i18n)}</Typography>
        <JobResults jobs={shown.jobs} linkState={FROM_LIST} />
      </Box>
    ) : null
  // The jobs that contain the text come first if they are about it.
  const isBelow = total > 0 && !numbered && (close.isInList || best <= RANKS.role)
  if (place === 'below') return isBelow ? part : null
  const offers = close.offers.filter(({ key, value, count }) => count > 0 && !filters[key].includes(value))
  return (
    <>
      {offers.length > 0 ? (
        <Box
          role="group"
          aria-label={t`Did you mean`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
        >
          {offers.map(({ key, value, count }) => {
            const { text: name } = setValueName({ filter: key, value }, found.choices, i18n)
            const jobs = jobCount(count, i18n)
            return (
              <FiltersButton
                key={`${key} ${value}`}
                filters={{ ...filters, text: '', [key]: [value] }}
                onChosen={onChosen}
                variant="outlined"
                size="small"
              >
                <span>{key === 'locations' ? t`In ${name}: ${jobs}` : `${name}: ${jobs}`}</span>
              </FiltersButton>
            )
          })}
        </Box>
      ) : null}
      {isBelow ? null : part}
      {isSettled && total + shown.jobs.length === 0 ? otherwise : null}
    </>
  )
}
