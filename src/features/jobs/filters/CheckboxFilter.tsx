import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import { memo, useId, type ReactNode } from 'react'
import { filterParameters, type CountedKey } from '@/domain/jobFilter'
import type { Choice } from '@/domain/jobs/jobChoices'
import { languageOf } from '@/domain/language'
import { ChoiceCount } from './ChoiceCount'
import { ChoiceRow } from './ChoiceRow'

type CheckboxChoiceProps = {
  filter: CountedKey
  choice: Choice
  isChosen: boolean
  onToggle: (value: string) => void
  industryId?: string
  /** The values are figures: a count after them would be read as one more. */
  isFigure?: boolean
}

/** One value of a filter. */
export const CheckboxChoice = memo(
  ({ filter, choice: { value, label }, isChosen, onToggle, industryId, isFigure }: CheckboxChoiceProps) => {
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
            <ChoiceCount filter={filter} value={value} industryId={industryId} id={countId} />
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
  choices: readonly Choice[]
  chosen: readonly string[]
  columns?: number
  onToggle: (value: string) => void
  industryId?: string
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
  industryId,
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
          filter={filter}
          choice={choice}
          isChosen={chosen.includes(choice.value)}
          onToggle={onToggle}
          industryId={industryId}
          isFigure={isFigure}
        />
      ))}
    </FormGroup>
    {children}
  </FormControl>
)
