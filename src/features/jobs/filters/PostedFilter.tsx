import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { filterParameters } from '@/domain/jobFilter'
import { postedLabel } from '@/domain/jobs/activeFilters'
import type { CountedChoice } from '@/domain/jobs/foundJobs'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { postedChosen, selectFilters } from '@/store/jobFilters'
import { ChoiceRow } from './CheckboxFilter'

/** '' in the address. */
const ANY_TIME = 0

/** Since when a job has been posted. */
export const PostedFilter = ({ choices }: { choices: readonly CountedChoice[] }) => {
  const dispatch = useAppDispatch()
  const { posted } = useAppSelector(selectFilters)
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ typography: 'h4' }}>
        Posted
      </FormLabel>
      <RadioGroup
        aria-label="Posted"
        name={filterParameters.posted}
        value={posted === ANY_TIME ? '' : `${posted}`}
        onChange={(_event, days) => dispatch(postedChosen(Number(days)))}
      >
        <ChoiceRow value="" control={<Radio size="small" />} label={<span>Any time</span>} />
        {choices.map(({ value, count }) => (
          <ChoiceRow
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={
              <>
                <span>{postedLabel(Number(value))}</span>
                <span>{count}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
