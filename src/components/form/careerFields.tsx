import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useContext, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { FormFields } from '@/api/forms'
import {
  ctcFromOptions,
  experienceOptions,
  NEGOTIABLE,
  NO_EXPERIENCE,
  optionsIn,
  type FormOption,
} from '@/domain/submissions/options'
import { FRESHER_FIELD } from '@/domain/submissions/hiddenFields'
import { FormAnswerContext } from './formAnswer'
import { BoxLabel, PairGroup } from './groups'
import { SelectInput } from './SelectInput'

type CurrentCtcProps = {
  toOptions: readonly FormOption[]
  /** Explains the two figures. */
  example?: string
  /** Shown while From is negotiable although the form requires To as well. */
  negotiableNote?: string
}

/** From and To; a negotiable From clears and disables To. */
export const CurrentCtcGroup = ({ toOptions, example, negotiableNote }: CurrentCtcProps) => {
  const { t, i18n } = useLingui()
  const { values, setFieldValue, setFieldError } = useFormikContext<FormFields>()
  const from = useMemo(() => optionsIn(ctcFromOptions, i18n), [i18n])
  const to = useMemo(() => optionsIn(toOptions, i18n), [toOptions, i18n])
  const isAnswered = useContext(FormAnswerContext) !== undefined
  const isNegotiable = values.current_ctc_from === NEGOTIABLE
  const clearTo = (chosen: string) => {
    if (chosen !== NEGOTIABLE) return
    setFieldError('current_ctc_to', undefined)
    void setFieldValue('current_ctc_to', '')
  }
  return (
    <PairGroup required label={t`Current CTC (In lakhs)`} note={isNegotiable ? negotiableNote : example}>
      <SelectInput name="current_ctc_from" label={t`From`} required options={from} onChosen={clearTo} />
      <SelectInput
        name="current_ctc_to"
        label={t`To`}
        required={!isNegotiable}
        // Without script nothing could enable it again.
        disabled={isNegotiable && !isAnswered}
        options={to}
      />
    </PairGroup>
  )
}

const experienceFields = { experience_from: msg`Year`, experience_to: msg`Month` }

/** Year and Month offer the same list, which begins at 1; a fresher has 0 of both. */
export const ExperienceGroup = () => {
  const { t, i18n } = useLingui()
  const { values, setFieldValue, setFieldError } = useFormikContext<FormFields>()
  const isAnswered = useContext(FormAnswerContext) !== undefined
  const names = Object.keys(experienceFields)
  const isFresher = names.every((name) => values[name] === NO_EXPERIENCE.value)
  const toggle = () => {
    for (const name of names) {
      setFieldError(name, undefined)
      void setFieldValue(name, isFresher ? '' : NO_EXPERIENCE.value)
    }
  }
  const box = useRef<HTMLInputElement>(null)
  /** A box that was ticked before hydration has chosen nothing yet. */
  const takeEarly = useEffectEvent(() => {
    if (box.current?.checked && !isFresher) toggle()
  })
  useLayoutEffect(() => takeEarly(), [])
  const fresher = (
    <BoxLabel>
      <input
        ref={box}
        type="checkbox"
        name={FRESHER_FIELD}
        value="yes"
        checked={isFresher}
        onChange={toggle}
      />
      {t`Fresher, no experience yet`}
    </BoxLabel>
  )
  return (
    <PairGroup required label={t`Experience`} after={fresher}>
      {Object.entries(experienceFields).map(([name, label]) => (
        <SelectInput
          key={name}
          name={name}
          label={i18n._(label)}
          required={!isFresher}
          disabled={isFresher && !isAnswered}
          options={isFresher ? [NO_EXPERIENCE, ...experienceOptions] : experienceOptions}
        />
      ))}
    </PairGroup>
  )
}
