import FilterIcon from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { todayInIndia } from '@/domain/calendar'
import { NOBODY } from '@/domain/office/inbox'
import { useGetInboxChoicesQuery } from '../../../api/submissionsApi'
import { FilterDate, FilterSelect } from '../../../components/filterFields'
import type { GridState } from '../../../components/useGridQuery'
import { useIsBelow } from '../../../components/useWidth'
import {
  ctcOptions,
  experienceOptions,
  FIRST_FILTERS,
  kindOptions,
  MORE_FILTERS,
  stateOptions,
} from '../inboxFilters'

const same = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }))

/** The label of each filter, and its options; dates have none. */
const useFilters = () => {
  const { accounts = [], jobs = [], tags, places } = useGetInboxChoicesQuery().data ?? {}
  const assignees = accounts.map(({ id, name }) => ({ value: id, label: name }))
  return {
    kind: ['Kind', kindOptions],
    state: ['State', stateOptions],
    assignee: ['Assignee', [{ value: NOBODY, label: 'Nobody' }, ...assignees]],
    tag: ['Tag', same(tags)],
    job: ['Job', jobs.map(({ id, position }) => ({ value: id, label: position || id }))],
    place: ['Place', same(places)],
    experience: ['Experience', experienceOptions],
    ctc: ['CTC', ctcOptions],
    from: ['From'],
    to: ['To'],
  } as const
}

/** The day of a filter that may be a time, such as that of a visit. */
const dayOf = (value: string | undefined) => {
  const time = Date.parse(value ?? '')
  return Number.isNaN(time) || value?.length === 'YYYY-MM-DD'.length ? value : todayInIndia(time)
}

const onPhone = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  width: '100%',
}

/** The fields that narrow the inbox; those that are rarely needed, and all on a phone, are behind 'Filters'. */
export const InboxFilters = ({ grid: { query, change } }: { grid: GridState }) => {
  const isPhone = useIsBelow('sm')
  const filters = useFilters()
  const [isOpen, setIsOpen] = useState(false)
  const behind = isPhone ? [...FIRST_FILTERS, ...MORE_FILTERS] : MORE_FILTERS
  const used = behind.filter((name) => query[name] !== undefined).length

  const fieldOf = (name: keyof typeof filters) => {
    const [label, options] = filters[name]
    const value = query[name]?.toString()
    const props = { label, onChange: (chosen: string) => change({ [name]: chosen }) }
    return options ? (
      <FilterSelect key={name} {...props} value={value} options={options} />
    ) : (
      <FilterDate key={name} {...props} value={dayOf(value)} />
    )
  }

  return (
    <>
      {isPhone ? null : FIRST_FILTERS.map(fieldOf)}
      <Button
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        color={used > 0 ? 'primary' : 'inherit'}
      >
        {used > 0 ? `Filters (${used})` : 'Filters'}
      </Button>
      {isOpen ? <Box sx={isPhone ? onPhone : { display: 'contents' }}>{behind.map(fieldOf)}</Box> : null}
    </>
  )
}
