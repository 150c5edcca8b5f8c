import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import FormGroup from '@mui/material/FormGroup'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useCallback, useId, useRef, type KeyboardEvent } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { HoverTooltip } from '@/components/HoverTooltip'
import { filterParameters } from '@/domain/jobFilter'
import type { CountedChoice } from '@/domain/jobs/foundJobs'
import { EXPERIENCE_SLIDER_MAX, EXPERIENCE_SLIDER_MIN } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { experienceChosen, experienceCleared, fresherToggled, selectFilters } from '@/store/jobFilters'
import { CheckboxChoice } from './CheckboxFilter'

const spoken = (years: number) => (years === 0 ? 'Any' : `${years} Yrs`)

const allYears = Array.from(
  { length: EXPERIENCE_SLIDER_MAX - EXPERIENCE_SLIDER_MIN + 1 },
  (_, index) => EXPERIENCE_SLIDER_MIN + index,
)

const yearOptions = [
  { value: '', label: spoken(0) },
  ...allYears.map((years) => ({ value: years, label: spoken(years) })),
]

const KEYS_TO_MIN = new Set(['ArrowLeft', 'ArrowDown', 'PageDown', 'Home'])

/**
 * 0 years, no filter, is below the range of the slider: the thumb is then at its start, from where the slider does not
 * report a press or key that leads to the start, and where a step forward must choose the start itself.
 */
const useSlider = () => {
  const dispatch = useAppDispatch()
  const experience = useAppSelector((state) => selectFilters(state).experience)
  const choose = (years: number) => dispatch(experienceChosen(years))
  const chooseMin = () => experience === 0 && choose(EXPERIENCE_SLIDER_MIN)
  const handlers = {
    onChange: ({ type }: Event, years: number) => {
      const isStep = type === 'keydown' || type === 'input' || type === 'change'
      const isFirstStep = experience === 0 && isStep && years === EXPERIENCE_SLIDER_MIN + 1
      choose(isFirstStep ? EXPERIENCE_SLIDER_MIN : years)
    },
    onClick: chooseMin,
    onKeyDown: ({ key }: KeyboardEvent) => KEYS_TO_MIN.has(key) && chooseMin(),
  }
  return { experience, clear: () => dispatch(experienceCleared()), handlers }
}

type FresherProps = { choices: readonly CountedChoice[] }

/** Jobs whose experience begins at 0. Together with the slider it says in words what both leave. */
const FresherFilter = ({ choices }: FresherProps) => {
  const dispatch = useAppDispatch()
  const { fresher, experience } = useAppSelector(selectFilters)
  const toggle = useCallback(() => void dispatch(fresherToggled()), [dispatch])
  return (
    <FormGroup>
      <CheckboxChoice
        filter="fresher"
        value="1"
        label="Fresher (0 years)"
        count={choices[0]?.count ?? 0}
        isChosen={fresher}
        onToggle={toggle}
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

/** A slider cannot be moved without script: a list of the years stands in for it. */
const YearsSelect = ({ labelId }: { labelId: string }) => {
  const { experience } = useAppSelector(selectFilters)
  return (
    <NativeSelect
      defaultValue={experience || ''}
      inputProps={{ name: filterParameters.experience, 'aria-labelledby': labelId }}
      options={yearOptions}
    />
  )
}

/** No filter until the slider is moved. */
const YearsSlider = ({ labelId }: { labelId: string }) => {
  const { experience, clear, handlers } = useSlider()
  const input = useRef<HTMLInputElement>(null)
  const clearAndStay = () => {
    clear()
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
            <IconButton size="small" aria-label="Clear experience" onClick={clearAndStay} sx={{ mr: -1.5 }}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </HoverTooltip>
        ) : null}
      </Box>
      <Slider
        aria-labelledby={labelId}
        getAriaValueText={() => spoken(experience)}
        min={EXPERIENCE_SLIDER_MIN}
        max={EXPERIENCE_SLIDER_MAX}
        value={experience || EXPERIENCE_SLIDER_MIN}
        // The bounds are those of its `min` and `max`.
        slotProps={{ input: { ref: input, 'aria-valuemin': undefined, 'aria-valuemax': undefined } }}
        {...handlers}
      />
      <Typography
        variant="caption"
        color="textSecondary"
        component="div"
        sx={{ display: 'flex', justifyContent: 'space-between' }}
      >
        {/* So in the specification, although the slider runs from 1 to 20. */}
        <span>0 Yrs</span>
        <span>30 Yrs</span>
      </Typography>
    </>
  )
}

type ExperienceFilterProps = { fresher: FresherProps['choices']; withoutScript: boolean }

export const ExperienceFilter = ({ fresher, withoutScript }: ExperienceFilterProps) => {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId}>
      {withoutScript ? (
        <>
          <Typography id={labelId} variant="h4" component="h3" sx={{ my: 1 }}>
            Experience
          </Typography>
          <YearsSelect labelId={labelId} />
        </>
      ) : (
        <YearsSlider labelId={labelId} />
      )}
      <FresherFilter choices={fresher} />
    </div>
  )
}
