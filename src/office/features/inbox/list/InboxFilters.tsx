import FilterIcon from '@mui/icons-material/FilterList'
import WaitIcon from '@mui/icons-material/HourglassTopOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { languageNames } from '@/domain/submissions/answers'
import { allKinds, inboxKinds, NOBODY, NOT_ASSIGNED } from '@/domain/submissions/inbox'
import { type LinkSource, NO_SOURCE, NO_SOURCE_NAME } from '@/domain/submissions/sources'
import { stateOptions } from '@/domain/submissions/states'
import type { ListQuery } from '../../../api/officeApi'
import { submissionsApi } from '../../../api/submissionsApi'
import { GridFilter } from '../../../components/gridFilters'
import type { GridState } from '../../../components/useGridQuery'
import { useIsBelow } from '../../../components/useWidth'
import { sheetFormats } from '../../../components/buttons'
import { waitsLongest } from '../../../paths'

/** The filters that are seen at once, and those behind 'Filters'. */
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

export const inboxExport = {
  path: '/submissions/export',
  formats: [...sheetFormats, { label: 'With files (ZIP)', format: 'zip' }],
}

const kindOptions = allKinds.map((value) => ({ value, label: inboxKinds[value] }))

/** The kinds that a filter leaves. */
export const kindsOf = ({ kind }: ListQuery) => allKinds.filter((one) => kind === undefined || kind === one)

/** Years, both ends included. */
const experienceOptions = [
  { value: '-0', label: 'Less than 1 year' },
  { value: '1-2', label: '1 to 2 years' },
  { value: '3-5', label: '3 to 5 years' },
  { value: '6-10', label: '6 to 10 years' },
  { value: '11-', label: '11 years or more' },
]

/** Lakhs, both ends included. */
const ctcOptions = [
  { value: '-3', label: 'Up to 3 Lakhs' },
  { value: '3-5', label: '3 to 5 Lakhs' },
  { value: '5-10', label: '5 to 10 Lakhs' },
  { value: '10-20', label: '10 to 20 Lakhs' },
  { value: '20-', label: '20 Lakhs or more' },
]

const languageOptions = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

const yesOrNoOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const keepOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No, or not said' },
]

const same = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }))

const sourceOptions = (sources: readonly LinkSource[]) =>
  sources.map(({ slug, name }) => ({ value: slug, label: name }))

/** The label of each filter, and its options; dates have none. */
const useFilters = (query: ListQuery) => {
  const choices = submissionsApi.useGetInboxChoicesQuery().data
  const { accounts = [], jobs = [], sources = [], tags, places } = choices ?? {}
  const assignees = accounts.map(({ id, name }) => ({ value: id, label: name }))
  return {
    kind: ['Kind', kindOptions],
    state: ['State', stateOptions(kindsOf(query))],
    assignee: ['Assignee', [{ value: NOBODY, label: NOT_ASSIGNED }, ...assignees]],
    tag: ['Tag', same(tags)],
    job: ['Job', jobs.map(({ id, position }) => ({ value: id, label: position || id }))],
    source: ['Source', [{ value: NO_SOURCE, label: NO_SOURCE_NAME }, ...sourceOptions(sources)]],
    language: ['Language', languageOptions],
    place: ['Place', same(places)],
    experience: ['Experience', experienceOptions],
    ctc: ['CTC', ctcOptions],
    from: ['From'],
    to: ['To'],
    waits: ['Waits for news', yesOrNoOptions],
    answered: ['Answered', yesOrNoOptions],
    asked: ['Asked', yesOrNoOptions],
    keep: ['Keep for other jobs', keepOptions],
  } as const
}

const fromTablet = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, width: '100%' }
const onPhone = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1, width: '100%' }

/** The fields that narrow the inbox; those that are rarely needed, and all on a phone, are behind 'Filters'. */
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
