import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { EXPERIENCE_SLIDER_MAX, EXPERIENCE_SLIDER_MIN } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { experienceChosen, selectFilters } from '@/store/jobFilters'

/** The ends as spec section 9 words them, although the slider runs from 1 to 20. */
const END_LABELS = ['0 Yrs', '30 Yrs']

const spoken = (years: number) => (years === 0 ? 'Any' : `${years} Yrs`)

const BY_HAND = /^(?:pointer|mouse|touch)/

/**
 * Without a filter the thumb stands at the least value already: a step by keys chooses that one first, and does
 * not pass over it. A press on the rail means the place where it falls.
 */
const firstChoice = (years: number, { type }: Event) =>
  years === EXPERIENCE_SLIDER_MIN + 1 && !BY_HAND.test(type) ? EXPERIENCE_SLIDER_MIN : years

/** No filter until the slider is moved. */
export const ExperienceFilter = () => {
  const dispatch = useAppDispatch()
  const experience = useAppSelector((state) => selectFilters(state).experience)
  const labelId = useId()
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography id={labelId} variant="h4" component="h3">
          Experience
        </Typography>
        <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
          {spoken(experience)}
        </Typography>
      </Box>
      <Box sx={{ px: 1.25 }}>
        <Slider
          aria-labelledby={labelId}
          aria-valuetext={spoken(experience)}
          min={EXPERIENCE_SLIDER_MIN}
          max={EXPERIENCE_SLIDER_MAX}
          value={experience}
          onChange={(event, years) =>
            dispatch(experienceChosen(experience === 0 ? firstChoice(years, event) : years))
          }
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        {END_LABELS.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </Box>
    </div>
  )
}
