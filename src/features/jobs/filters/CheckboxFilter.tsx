import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { memo, useId, type ReactNode } from 'react'
import { filterParameters, type CountedKey } from '@/domain/jobFilter'
import type { CountedChoice } from '@/domain/jobs/foundJobs'
import { languageOf } from '@/domain/display'

/** A value of a filter with its count at the end of the line. */
export const ChoiceRow = styled(FormControlLabel)(({ theme }) => ({
  '@media (pointer: fine)': { minHeight: 0 },
  '& .MuiFormControlLabel-label': {
    display: 'flex',
    flexGrow: 1,
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    minWidth: 0,
    '& span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& span + span': { color: theme.palette.text.secondary },
  },
}))

type CheckboxChoiceProps = CountedChoice & {
  filter: CountedKey
  isChosen: boolean
  onToggle: (value: string) => void
  /** The values are figures: a count after them would be read as one more. */
  isFigure?: boolean
}

/** One value of a filter. Memoized: a key in the search box draws those rows alone whose count it changes. */
export const CheckboxChoice = memo(
  ({ filter, value, label, count, isChosen, onToggle, isFigure }: CheckboxChoiceProps) => {
    const id = useId()
    const countId = isFigure ? id : undefined
    return (
      <ChoiceRow
        control={
          <Checkbox
            size="small"
            name={filterParameters[filter]}
            value={value}
            checked={isChosen}
            onChange={() => onToggle(value)}
            slotProps={{ input: { 'aria-describedby': countId } }}
          />
        }
        label={
          <>
            <span lang={languageOf(label)}>{label}</span>
            <span id={countId} aria-hidden={isFigure ? true : undefined}>
              {count}
            </span>
          </>
        }
      />
    )
  },
)
CheckboxChoice.displayName = 'CheckboxChoice'

type CheckboxFilterProps = {
  label: string
  filter: CountedKey
  choices: readonly CountedChoice[]
  chosen: readonly string[]
  columns?: number
  onToggle: (value: string) => void
  isFigure?: boolean
  /** Between the name of the group and its values. */
  search?: ReactNode
  /** Below its values. */
  children?: ReactNode
}

/** A filter of which several values can be ticked. */
export const CheckboxFilter = ({
  label,
  filter,
  choices,
  chosen,
  columns = 1,
  onToggle,
  isFigure,
  search,
  children,
}: CheckboxFilterProps) => (
  <FormControl component="fieldset">
    <FormLabel component="legend" sx={{ typography: 'h4' }}>
      {label}
    </FormLabel>
    {search}
    <FormGroup
      sx={{ display: 'grid', columnGap: 1, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {choices.map((choice) => (
        <CheckboxChoice
          key={choice.value}
          {...choice}
          filter={filter}
          isChosen={chosen.includes(choice.value)}
          onToggle={onToggle}
          isFigure={isFigure}
        />
      ))}
    </FormGroup>
    {children}
  </FormControl>
)
