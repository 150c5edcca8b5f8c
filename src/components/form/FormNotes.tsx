import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import type { FormFields } from '@/api/forms'
import type { FormName } from '@/domain/submissions/nativeForms'
import { useAppStore } from '@/store/hooks'
import { Note } from '../Note'
import { useFormStatus, type Details } from './details'
import { filesIn, ownIn, typedValues } from './draft'
import { forgetDetails } from './forgetDetails'
import { RestoredNote } from './notes'
import { readDetails } from './profile'

/** Fills the form in with what the device remembers, says so, and lets all of that be forgotten. */
const FilledIn = ({ name }: { name: FormName }) => {
  const { t } = useLingui()
  const store = useAppStore()
  const { values, setValues, setStatus, resetForm } = useFormikContext<FormFields>()
  const status = useFormStatus()
  const { filled = {}, undo } = status
  const line = useRef<HTMLSpanElement>(null)

  const take = useEffectEvent(({ filled: found, missing }: Details) => {
    const blank = Object.fromEntries(Object.entries(found).filter(([field]) => !values[field]))
    setStatus({ ...status, filled: blank, missing })
    void setValues({ ...values, ...blank })
  })
  useEffect(() => {
    let isOpen = true
    void readDetails(name).then((details) => isOpen && details && take(details))
    // Nor is it filled in once it was emptied.
    return () => {
      isOpen = false
    }
  }, [name])

  const change = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const controls = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement)
    controls.find((control) => control.name in filled)?.focus()
  }
  const forget = () => {
    const bringBack = forgetDetails(store)
    resetForm()
    const undoAll = () => {
      bringBack()
      setStatus(status)
      void setValues(values)
    }
    setStatus({ undo: undoAll })
    // The button is about to disappear, and the focus would be lost with it.
    line.current?.focus()
  }
  if (!undo && Object.keys(filled).length === 0) return null
  return (
    <Note
      action={
        undo ? (
          <Button type="button" size="small" onClick={undo}>
            {t`Undo`}
          </Button>
        ) : (
          <div>
            <Button type="button" size="small" onClick={change}>
              {t`Change`}
            </Button>
            <Button type="button" size="small" onClick={forget}>
              {t`Forget my details`}
            </Button>
          </div>
        )
      }
    >
      <span ref={line} role="status" tabIndex={-1}>
        {undo ? t`Your details are forgotten.` : t`Filled with your details`}
      </span>
    </Note>
  )
}

/** The notes above a form: a restored draft, or remembered details. */
export const FormNotes = ({ name }: { name: FormName }) => {
  const { values, initialValues, resetForm } = useFormikContext<FormFields>()
  const { filled, isRestored, hasProfile, undo } = useFormStatus()
  const isTyped = Object.keys(typedValues(ownIn(values, filled), initialValues)).length > 0
  const hasFiles = Object.keys(filesIn(values)).length > 0
  return (
    <>
      {isRestored && isTyped ? <RestoredNote hasFiles={hasFiles} onClear={resetForm} /> : null}
      {hasProfile || undo ? <FilledIn name={name} /> : null}
    </>
  )
}
