import { useId, useRef, type ChangeEvent, type CSSProperties, type KeyboardEvent } from 'react'
import { filterParameters } from '@/domain/jobFilter'
import { EXPERIENCE_SLIDER_MAX, EXPERIENCE_SLIDER_MIN } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { experienceChosen, selectFilters } from '@/store/jobFilters'

/** The ends as spec section 9 words them, although the slider runs from 1 to 20. */
const END_LABELS = ['0 Yrs', '30 Yrs']

const spoken = (years: number) => (years === 0 ? 'Any' : `${years} Yrs`)

const within = (years: number) => Math.min(EXPERIENCE_SLIDER_MAX, Math.max(EXPERIENCE_SLIDER_MIN, years))

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/**
 * The years that a key leads to; undefined for any other key. Without a filter the thumb stands at the least value
 * already: a step by keys chooses that one first, and does not pass over it.
 */
const yearsAtKey = (years: number, key: string) => {
  if (key === 'Home') return EXPERIENCE_SLIDER_MIN
  if (key === 'End') return EXPERIENCE_SLIDER_MAX
  const step = STEPS[key]
  return step === undefined ? undefined : within(years + step)
}

/** How the slider is moved: by hand to where a press falls, by keys and assistive technology in steps. */
const useSlider = (experience: number) => {
  const dispatch = useAppDispatch()
  const isByHand = useRef(false)
  const choose = (years: number) => void dispatch(experienceChosen(years))
  return {
    onPointerDown: () => {
      isByHand.current = true
    },
    // A press where the thumb stands already changes nothing of the slider, and yet is a choice.
    onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      isByHand.current = false
      if (experience === 0) choose(currentTarget.valueAsNumber)
    },
    onKeyDown: (event: KeyboardEvent) => {
      isByHand.current = false
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
      const years = isPlain ? yearsAtKey(experience, event.key) : undefined
      if (years === undefined) return
      event.preventDefault()
      choose(years)
    },
    onChange: ({ currentTarget: { valueAsNumber: years } }: ChangeEvent<HTMLInputElement>) => {
      const isFirstStep = experience === 0 && !isByHand.current && years === EXPERIENCE_SLIDER_MIN + 1
      choose(isFirstStep ? EXPERIENCE_SLIDER_MIN : years)
    },
  }
}

const allYears = Array.from(
  { length: EXPERIENCE_SLIDER_MAX - EXPERIENCE_SLIDER_MIN + 1 },
  (_, index) => EXPERIENCE_SLIDER_MIN + index,
)

/** A slider cannot be moved without script: a list of the years stands in for it. */
const YearsWithoutScript = ({ experience, labelId }: { experience: number; labelId: string }) => (
  <noscript>
    <select
      className="years-select"
      name={filterParameters.experience}
      defaultValue={experience || ''}
      aria-labelledby={labelId}
    >
      <option value="">{spoken(0)}</option>
      {allYears.map((years) => (
        <option key={years} value={years}>
          {spoken(years)}
        </option>
      ))}
    </select>
  </noscript>
)

/** How far along its way the thumb stands, from 0 to 1. */
const placeOf = (years: number): CSSProperties & Record<'--at', number> => ({
  '--at': (years - EXPERIENCE_SLIDER_MIN) / (EXPERIENCE_SLIDER_MAX - EXPERIENCE_SLIDER_MIN),
})

/** No filter until the slider is moved. */
export const ExperienceFilter = () => {
  const experience = useAppSelector((state) => selectFilters(state).experience)
  const labelId = useId()
  return (
    <div>
      <div className="years-head">
        <h3 id={labelId}>Experience</h3>
        <span className="years-chosen">{spoken(experience)}</span>
      </div>
      <div className="years" style={placeOf(within(experience))}>
        <input
          type="range"
          aria-labelledby={labelId}
          aria-valuetext={spoken(experience)}
          min={EXPERIENCE_SLIDER_MIN}
          max={EXPERIENCE_SLIDER_MAX}
          value={within(experience)}
          {...useSlider(experience)}
        />
      </div>
      <YearsWithoutScript experience={experience} labelId={labelId} />
      <div className="years-ends">
        {END_LABELS.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  )
}
