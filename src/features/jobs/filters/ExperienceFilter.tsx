import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import FormGroup from '@mui/material/FormGroup'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { HoverTooltip } from '@/components/HoverTooltip'
import { NativeSelect } from '@/components/NativeSelect'
import { filterTable } from '@/domain/jobFilter'
import { EXPERIENCE_YEARS } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { filterChosen, selectFilters } from '@/store/jobFilters'
import { useShownList } from '../useJobList'
import { CheckboxChoice } from './ListFilter'

const spoken = (years: number) => (years === 0 ? 'Any' : `${years} Yrs`)

const yearOptions = [0, ...EXPERIENCE_YEARS].map((years) => ({ value: years || '', label: spoken(years) }))

const MIN = 1
const STEPS = new Set(['keydown', 'input', 'change'])

type YearsProps = { labelId: string; experience: number }

/** 0 years, no filter, is below the range: the thumb is then at its start, and a step forward chooses the start itself. */
const YearsSlider = ({ labelId, experience }: YearsProps) => {
  const dispatch = useAppDispatch()
  const input = useRef<HTMLInputElement>(null)
  const choose = (years: number) => dispatch(filterChosen({ experience: years }))
  const clear = () => {
    choose(0)
    // The button disappears: the focus goes to the slider.
    input.current?.focus()
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
        <Typography id={labelId} variant="h4" component="h3" sx={{ flexGrow: 1 }}>
          Experience
        </Typography>
        <Typography variant="body2" color="primary" sx={{ fontWeight: 'bold' }}>
          {spoken(experience)}
        </Typography>
        {experience > 0 ? (
          <HoverTooltip title="Clear experience">
            <IconButton size="small" aria-label="Clear experience" onClick={clear} sx={{ mr: -1.5 }}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </HoverTooltip>
        ) : null}
      </Box>
      <Slider
        aria-labelledby={labelId}
        getAriaValueText={() => spoken(experience)}
        min={MIN}
        max={EXPERIENCE_YEARS.length}
        value={experience}
        onChange={({ type }, years: number) =>
          choose(experience === 0 && years === MIN + 1 && STEPS.has(type) ? MIN : years)
        }
        // The bounds are those of its `min` and `max`.
        slotProps={{ input: { ref: input, 'aria-valuemin': undefined, 'aria-valuemax': undefined } }}
      />
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', typography: 'caption', color: 'text.secondary' }}
      >
        {/* So in the specification, although the slider runs from 1 to 20. */}
        <span>0 Yrs</span>
        <span>30 Yrs</span>
      </Stack>
    </>
  )
}

/** A slider cannot be moved without script: a list of the years stands in for it. */
const YearsSelect = ({ labelId, experience }: YearsProps) => (
  <>
    <Typography id={labelId} variant="h4" component="h3" sx={{ my: 1 }}>
      Experience
    </Typography>
    <NativeSelect
      defaultValue={experience || ''}
      inputProps={{ name: filterTable.experience.parameter, 'aria-labelledby': labelId }}
      options={yearOptions}
    />
  </>
)

/** The years, and the jobs whose experience begins at 0; it says in words what both leave together. */
export const ExperienceFilter = ({ withoutScript }: { withoutScript: boolean }) => {
  const labelId = useId()
  const dispatch = useAppDispatch()
  const { fresher, experience } = useAppSelector(selectFilters)
  const { choices } = useShownList().found
  const Years = withoutScript ? YearsSelect : YearsSlider
  return (
    <div role="group" aria-labelledby={labelId}>
      <Years labelId={labelId} experience={experience} />
      <FormGroup>
        <CheckboxChoice
          filter="fresher"
          value="1"
          label="Fresher (0 years)"
          count={choices.fresher[0]?.count ?? 0}
          isChosen={fresher}
          onToggle={() => dispatch(filterChosen({ fresher: !fresher }))}
          isFigure
        />
        {fresher && experience > 0 ? (
          <Typography variant="body2" color="textSecondary">
            {`Both are set: jobs for freshers that also suit ${experience} ${experience === 1 ? 'year' : 'years'}. Clear one of them to see more.`}
          </Typography>
        ) : null}
      </FormGroup>
    </div>
  )
}
