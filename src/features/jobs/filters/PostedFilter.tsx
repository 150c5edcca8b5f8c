import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { filterParameters, POSTED_DAYS } from '@/domain/jobFilter'
import { postedLabel } from '@/domain/jobs/activeFilters'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { postedChosen, selectFilters } from '@/store/jobFilters'
import { ChoiceCount } from './ChoiceCount'
import { ChoiceRow } from './ChoiceRow'

/** '' in the address. */
const ANY_TIME = 0

/** Since when a job has been posted. */
export const PostedFilter = ({ industryId }: { industryId?: string }) => {
  const dispatch = useAppDispatch()
  const posted = useAppSelector((state) => selectFilters(state).posted)
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
        {POSTED_DAYS.map((days) => (
          <ChoiceRow
            key={days}
            value={`${days}`}
            control={<Radio size="small" />}
            label={
              <>
                <span>{postedLabel(days)}</span>
                <ChoiceCount filter="posted" value={`${days}`} industryId={industryId} />
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
