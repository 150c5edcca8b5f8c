import FilterIcon from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { todayInIndia } from '@/domain/calendar'
import { NOBODY } from '@/domain/office/inbox'
import { useGetInboxChoicesQuery } from '../../../api/submissionsApi'
import { FilterDate, FilterSelect } from '../../../components/filterFields'
import { useIsBelow } from '../../../components/useWidth'
import type { GridState } from '../../../components/useGridQuery'
import {
  ctcOptions,
  experienceOptions,
  FIRST_FILTERS,
  kindOptions,
  MORE_FILTERS,
  stateOptions,
  type FilterName,
} from '../inboxFilters'

const same = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }))

/** The options of each filter; dates have none. */
const useOptions = () => {
  const { data } = useGetInboxChoicesQuery()
  return {
    kind: ['Kind', kindOptions],
    state: ['State', stateOptions],
    assignee: [
      'Assignee',
      [
        { value: NOBODY, label: 'Nobody' },
        ...(data?.accounts ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
    ],
    tag: ['Tag', same(data?.tags)],
    job: ['Job', (data?.jobs ?? []).map(({ id, position }) => ({ value: id, label: position || id }))],
    place: ['Place', same(data?.places)],
    experience: ['Experience', experienceOptions],
    ctc: ['CTC', ctcOptions],
  } as const
}

/** The day of a filter that may be a time, such as that of a visit. */
const dayOf = (value: string | undefined) => {
  const time = Date.parse(value ?? '')
  return Number.isNaN(time) || value?.length === 'YYYY-MM-DD'.length ? value : todayInIndia(time)
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  width: '100%',
}

/** The fields that narrow the inbox; those that are rarely needed, and all on a phone, are behind 'Filters'. */
export const InboxFilters = ({ grid: { query, change } }: { grid: GridState }) => {
  const isPhone = useIsBelow('sm')
  const options = useOptions()
  const behind: readonly FilterName[] = isPhone ? [...FIRST_FILTERS, ...MORE_FILTERS] : MORE_FILTERS
  const used = behind.filter((name) => query[name] !== undefined).length
  const [isOpen, setIsOpen] = useState(false)

  const fieldOf = (name: FilterName) => {
    const props = {
      value: query[name]?.toString(),
      onChange: (value: string) => change({ [name]: value }),
    }
    if (name === 'from' || name === 'to')
      return (
        <FilterDate
          key={name}
          {...props}
          label={name === 'from' ? 'From' : 'To'}
          value={dayOf(props.value)}
        />
      )
    const [label, choices] = options[name]
    return <FilterSelect key={name} label={label} options={choices} {...props} />
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
      {isOpen && isPhone ? <Box sx={twoColumns}>{behind.map(fieldOf)}</Box> : null}
      {isOpen && !isPhone ? behind.map(fieldOf) : null}
    </>
  )
}
