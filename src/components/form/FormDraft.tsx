import { useFormikContext } from 'formik'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'react-redux'
import type { FormFields } from '@/api/forms'
import type { FormName } from '@/domain/submissions/nativeForms'
import { readFromDevice } from '@/store/deviceStorage'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { lazyWithFallback } from '../lazyWithFallback'
import { useFormStatus } from './details'
import { filesIn, keepDraft, keptFiles, ownIn, PROFILE_KEY, readDraft, typedValues } from './draft'

const FormNotes = lazyWithFallback(
  async () => (await import(/* webpackChunkName: 'profile' */ './FormNotes')).FormNotes,
)

/** Stores what is typed and restores it after a reload. What it leaves blank is filled in with the remembered details. */
export const FormDraft = ({ name }: { name: FormName }) => {
  const { values, initialValues, setValues, setStatus } = useFormikContext<FormFields>()
  const { filled, isRestored, hasProfile, undo } = useFormStatus()
  const ownApi = useAppSelector(selectOwnApi)
  const files = keptFiles(useStore())

  // Before the browser paints, so that the form is never seen empty first.
  useLayoutEffect(() => {
    const draft = { ...readDraft(name, initialValues), ...files.get(name) }
    const isDraft = Object.keys(draft).length > 0
    const isProfile = ownApi && readFromDevice(PROFILE_KEY) !== undefined
    if (isDraft || isProfile) setStatus({ isRestored: isDraft, hasProfile: isProfile })
    if (isDraft) void setValues({ ...initialValues, ...draft })
  }, [name, initialValues, files, ownApi, setValues, setStatus])

  const [opened] = useState(values)
  useEffect(() => {
    if (values === opened) return
    const own = ownIn(values, filled)
    keepDraft(name, typedValues(own, initialValues))
    files.set(name, filesIn(own))
  }, [name, values, opened, filled, initialValues, files])

  return <Suspense>{isRestored || hasProfile || undo ? <FormNotes name={name} /> : null}</Suspense>
}
