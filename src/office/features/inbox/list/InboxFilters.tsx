import FilterIcon from '@mui/icons-material/FilterList'
import WaitIcon from '@mui/icons-material/HourglassTopOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { languageNames } from '@/domain/submissions/answers'
import { allKinds, inboxKinds, NOBODY, NOT_ASSIGNED } from '@/domain/submissions/inbox'
import { NO_SOURCE, NO_SOURCE_NAME } from '@/domain/submissions/sources'
import { stateOptions } from '@/domain/submissions/states'
import type { ListQuery } from '../../../api/officeApi'
import { submissionsApi } from '../../../api/submissionsApi'
import { GridFilter, optionsOf, sameOptions, yesOrNoOptions } from '../../../components/gridFilters'
import type { GridState } from '../../../components/useGridQuery'
import { useIsBelow } from '../../../components/useWidth'
import { waitsLongest } from '../../../paths'

/** Filters in view, and those behind 'Filters'. */
const FIRST_FILTERS = ['kind', 'state', 'assignee'] as const
const MORE_FILTERS = [
  'tag',
  'job',
  'source',
  'language',
  'place',
  'experience',
  'ctc',
  'from',
  'to',
  'waits',
  'answered',
  'asked',
  'keep',
] as const

export const inboxOptions = {
  filters: [...FIRST_FILTERS, ...MORE_FILTERS],
  sort: { field: 'receivedAt', order: 'desc' as const },
}

export const inboxExport = { path: '/submissions/export' }

export const kindsOf = ({ kind }: ListQuery) => allKinds.filter((one) => kind === undefined || kind === one)

/** Years, both ends included. */
const experienceOptions = optionsOf({
  '-0': 'Less than 1 year',
  '1-2': '1 to 2 years',
  '3-5': '3 to 5 years',
  '6-10': '6 to 10 years',
  '11-': '11 years or more',
})

/** Lakhs, both ends included. */
const ctcOptions = optionsOf({
  '-3': 'Up to 3 Lakhs',
  '3-5': '3 to 5 Lakhs',
  '5-10': '5 to 10 Lakhs',
  '10-20': '10 to 20 Lakhs',
  '20-': '20 Lakhs or more',
})

/** Label and options of each filter; days have no options. */
const useFilters = (query: ListQuery) => {
  const choices = submissionsApi.useGetInboxChoicesQuery().data
  const { accounts = [], jobs = [], sources = [], tags, places } = choices ?? {}
  return {
    kind: ['Kind', optionsOf(inboxKinds)],
    state: ['State', stateOptions(kindsOf(query))],
    assignee: [
      'Assignee',
      [{ id: NOBODY, name: NOT_ASSIGNED }, ...accounts].map(({ id, name }) => ({ value: id, label: name })),
    ],
    tag: ['Tag', sameOptions(tags)],
    job: ['Job', jobs.map(({ id, position }) => ({ value: id, label: position || id }))],
    source: [
      'Source',
      [{ slug: NO_SOURCE, name: NO_SOURCE_NAME }, ...sources].map(({ slug, name }) => ({
        value: slug,
        label: name,
      })),
    ],
    language: ['Language', optionsOf(languageNames)],
    place: ['Place', sameOptions(places)],
    experience: ['Experience', experienceOptions],
    ctc: ['CTC', ctcOptions],
    from: ['From'],
    to: ['To'],
    waits: ['Waiting for news', yesOrNoOptions],
    answered: ['Answered', yesOrNoOptions],
    asked: ['Asked', yesOrNoOptions],
    keep: ['Keep for other jobs', optionsOf({ yes: 'Yes', no: 'No, or not said' })],
  } as const
}

const fromTablet = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, width: '100%' }
const onPhone = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1, width: '100%' }

/** The inbox filters; rare ones, and all on a phone, are behind 'Filters'. */
export const useInboxFilters = (grid: GridState) => {
  const isPhone = useIsBelow('sm')
  const filters = useFilters(grid.query)
  const [isOpen, setIsOpen] = useState(false)
  const behind = isPhone ? [...FIRST_FILTERS, ...MORE_FILTERS] : MORE_FILTERS
  const used = behind.filter((name) => grid.query[name] !== undefined).length

  const fieldOf = (name: keyof typeof filters) => {
    const [label, options] = filters[name]
    return <GridFilter key={name} {...{ grid, name, label, options }} isMultiple={name === 'source'} />
  }

  const button = (
    <Button
      startIcon={<FilterIcon />}
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
      color={used > 0 ? 'primary' : 'inherit'}
    >
      {used > 0 ? `Filters (${used})` : 'Filters'}
    </Button>
  )
  const isByWait = grid.query.sort === waitsLongest.sort
  const order = (
    <Button
      startIcon={<WaitIcon />}
      aria-pressed={isByWait}
      onClick={() => grid.change(isByWait ? { sort: undefined, order: undefined } : waitsLongest)}
      color={isByWait ? 'primary' : 'inherit'}
    >
      Longest wait
    </Button>
  )
  return {
    filters: (
      <>
        {isPhone ? null : FIRST_FILTERS.map(fieldOf)}
        {button}
        {order}
      </>
    ),
    moreFilters: isOpen ? <Box sx={isPhone ? onPhone : fromTablet}>{behind.map(fieldOf)}</Box> : null,
  }
}
