import FormGroup from '@mui/material/FormGroup'
import Typography from '@mui/material/Typography'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fresherToggled, selectFilters } from '@/store/jobFilters'
import { CheckboxChoice } from './CheckboxFilter'

const choice = { value: '1', label: 'Fresher (0 years)' }

/** Jobs whose experience begins at 0. Together with the slider it says in words what both leave. */
export const FresherFilter = ({ industryId }: { industryId?: string }) => {
  const dispatch = useAppDispatch()
  const fresher = useAppSelector((state) => selectFilters(state).fresher)
  const experience = useAppSelector((state) => selectFilters(state).experience)
  return (
    <FormGroup>
      <CheckboxChoice
        filter="fresher"
        choice={choice}
        isChosen={fresher}
        onToggle={() => dispatch(fresherToggled())}
        industryId={industryId}
        isFigure
      />
      {fresher && experience > 0 ? (
        <Typography variant="body2" color="textSecondary">
          {`Both are set: jobs for freshers that also suit ${experience} ${experience === 1 ? 'year' : 'years'}. Clear one of them to see more.`}
        </Typography>
      ) : null}
    </FormGroup>
  )
}
