import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { alphabetically, foldText } from '@/domain/text/compareText'
import { filterTable, noFilters, type CountedKey, type ListKey } from '@/domain/jobs/jobFilter'
import { choiceName } from '@/domain/jobs/choiceName'
import type { CountedChoice, CountedChoices } from '@/domain/jobs/foundJobs'
import { knownFilters } from '@/domain/jobs/jobList'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { canonicalPlace } from '@/domain/jobs/places'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFilters, valueToggled } from '@/store/jobFilters'
import { FilterGroup } from './FilterGroup'

/** A value of a filter with its count; pale if it would leave nothing. */
export const ChoiceRow = styled(FormControlLabel)(({ theme }) => ({
  '@media (pointer: fine)': { minHeight: 0 },
  '& .MuiFormControlLabel-label': {
    display: 'flex',
    gap: theme.spacing(0.75),
    minWidth: 0,
    '& span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& span + span': {
      flexShrink: 0,
      color: theme.palette.text.secondary,
      // Drawn, but not part of the accessible name.
      '&::before': { content: ['"("', '"(" / ""'] },
      '&::after': { content: ['")"', '")" / ""'] },
    },
  },
  '&[data-none=true]': {
    '& .MuiFormControlLabel-label': { color: theme.palette.text.secondary },
    '& .MuiSvgIcon-root': { opacity: 0.6 },
  },
}))

type CheckboxChoiceProps = Pick<CountedChoice, 'value' | 'label' | 'count'> & {
  filter: CountedKey
  lang?: string
  isChosen: boolean
  onToggle: () => void
  /** The values are figures: a count after them would be read as one more. */
  isFigure?: boolean
}

export const CheckboxChoice = ({ filter, isChosen, onToggle, isFigure, ...choice }: CheckboxChoiceProps) => {
  const id = useId()
  const countId = isFigure ? id : undefined
  return (
    <ChoiceRow
      data-none={choice.count === 0 && !isChosen}
      control={
        <Checkbox
          size="small"
          name={filterTable[filter].parameter}
          value={choice.value}
          checked={isChosen}
          onChange={onToggle}
          slotProps={{ input: { 'aria-describedby': countId } }}
        />
      }
      label={
        <>
          <span lang={choice.lang}>{choice.label}</span>
          <span id={countId} aria-hidden={isFigure}>
            {choice.count}
          </span>
        </>
      }
    />
  )
}

const FIRST_VALUES = 10

type ListFilterProps = {
  filter: ListKey
  choices: CountedChoices
  label?: string
  /** The values are the steps of a scale: they are figures, and stay in their order. */
  isScale?: boolean
  startsOpen?: boolean
  /** For a filter of many values: the label of its search field, and the text if nothing is found. */
  find?: { label: string; notFound: string }
}

/**
 * A filter of which several values can be ticked: ticked ones first, those that would leave nothing last. Of many, the first
 * ones are shown, the others by typing or by a button.
 */
export const ListFilter = ({
  filter,
  choices,
  label,
  isScale,
  startsOpen = false,
  find,
}: ListFilterProps) => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const ticked = useAppSelector((state) => selectFilters(state)[filter])
  const chosen = knownFilters(choices, { ...noFilters, [filter]: ticked })[filter]
  const rank = ({ value, count }: CountedChoice) => (chosen.includes(value) ? 0 : count > 0 ? 1 : 2)
  const offered = choices[filter].map((choice) => {
    const { text, lang } = choiceName(filter, choice, i18n)
    return { ...choice, label: text, lang }
  })
  // By the names that are shown.
  if (filter === 'departments' && i18n.locale !== DEFAULT_LANGUAGE)
    offered.sort((one, other) => alphabetically(one.label, other.label))
  const values = isScale ? offered : offered.sort((one, other) => rank(one) - rank(other))
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const toggle = (value: string) => dispatch(valueToggled[filter](value, chosen))
  const [chosenCount, all] = [chosen.length, values.length]
  if (all === 0) return null
  const isLong = find !== undefined && all > FIRST_VALUES
  const isSought = text.trim() !== ''
  // A place may be typed in another spelling or script.
  const wanted = [text, filter === 'locations' ? canonicalPlace(text) : text].map(foldText)
  const shown = values.filter((one, index) => {
    // In either language.
    if (isSought)
      return [one.label, one.value].some((name) => wanted.some((part) => foldText(name).includes(part)))
    return !isLong || isOpen || index < FIRST_VALUES || chosen.includes(one.value)
  })
  return (
    <FilterGroup
      title={label ?? i18n._(filterTable[filter].name)}
      chosen={chosenCount === 0 ? '' : t`${chosenCount} chosen`}
      startsOpen={startsOpen || chosenCount > 0}
    >
      {isLong ? (
        <OutlinedInput
          size="small"
          fullWidth
          placeholder={find.label}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          slotProps={{ input: { 'aria-label': find.label, maxLength: 100 } }}
          sx={{ my: 1 }}
        />
      ) : null}
      <FormGroup>
        {shown.map((choice) => (
          <CheckboxChoice
            key={choice.value}
            {...choice}
            filter={filter}
            isChosen={chosen.includes(choice.value)}
            onToggle={() => toggle(choice.value)}
            isFigure={isScale}
          />
        ))}
      </FormGroup>
      {shown.length === 0 ? (
        <Typography role="status" variant="body2" color="textSecondary">
          {find?.notFound}
        </Typography>
      ) : null}
      {isLong && !isSought ? (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ ml: -1 }}>
          <span>{isOpen ? t`Show fewer` : t`Show all ${all}`}</span>
        </Button>
      ) : null}
    </FilterGroup>
  )
}
