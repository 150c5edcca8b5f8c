import { useFormikContext } from 'formik'
import { useApplyForJobMutation, useGetSelectListsQuery } from '@/api/portalApi'
import { FieldGroup } from '@/components/form/FieldGroup'
import { FileInput } from '@/components/form/FileInput'
import { SelectInput } from '@/components/form/SelectInput'
import { TextInput } from '@/components/form/TextInput'
import { useSubmission } from '@/components/form/useSubmission'
import { fileKinds, sizeLimit } from '@/domain/fileKinds'
import { MOBILE_CHARACTERS, RELOAD_DELAYS_MS } from '@/domain/limits'
import { ctcFromOptions, ctcToThousandOptions, experienceOptions, NEGOTIABLE } from '@/domain/options'
import { applicationRules } from '@/domain/rules/application'
import { selectLocationOptions } from '@/store/selectListSelectors'

/** An empty application for this job. */
export const emptyApplication = (job_id: string) => ({
  job_id,
  full_name: '',
  mobile: '',
  email: '',
  current_ctc_from: '',
  current_ctc_to: '',
  experience_from: '',
  experience_to: '',
  current_location: '',
  photo: null as File | null,
  resume: null as File | null,
})

type Application = ReturnType<typeof emptyApplication>

/** Sends an application, from the page and from the dialog alike. */
export const useApplication = (onSaved?: () => void) => {
  const [send] = useApplyForJobMutation()
  return useSubmission<Application>({
    rules: applicationRules,
    send,
    reloadAfterMs: RELOAD_DELAYS_MS.application,
    onSaved,
  })
}

/** A negotiable from-value needs no to-value: the second select is cleared and disabled. */
const CurrentCtc = () => {
  const { values, setFieldValue, setFieldError } = useFormikContext<Application>()
  const clearTo = (from: string) => {
    if (from !== NEGOTIABLE) return
    setFieldError('current_ctc_to', undefined)
    void setFieldValue('current_ctc_to', '')
  }
  return (
    <FieldGroup label="Current CTC (In lakhs)" required>
      <SelectInput
        name="current_ctc_from"
        label="From"
        required
        options={ctcFromOptions}
        onChosen={clearTo}
      />
      <SelectInput
        name="current_ctc_to"
        label="To"
        required={values.current_ctc_from !== NEGOTIABLE}
        disabled={values.current_ctc_from === NEGOTIABLE}
        options={ctcToThousandOptions}
      />
    </FieldGroup>
  )
}

/** The fields of an application (spec section 2). */
export const ApplyFields = () => {
  const { data: lists, isLoading } = useGetSelectListsQuery()
  return (
    <>
      <TextInput name="full_name" label="Full Name" required autoComplete="name" />
      <TextInput
        name="mobile"
        label="Mobile"
        required
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxCharacters={MOBILE_CHARACTERS}
      />
      <TextInput name="email" label="Email" required type="email" inputMode="email" autoComplete="email" />
      <CurrentCtc />
      <FieldGroup label="Experience" required>
        <SelectInput name="experience_from" label="Year" required options={experienceOptions} />
        <SelectInput name="experience_to" label="Month" required options={experienceOptions} />
      </FieldGroup>
      <SelectInput
        name="current_location"
        label="Current Location"
        required
        options={selectLocationOptions(lists)}
        loading={isLoading}
      />
      <FileInput
        name="photo"
        label="Photo"
        kind={fileKinds.photo}
        hint={`If available, only JPG or PNG, up to ${sizeLimit(fileKinds.photo)}.`}
      />
      <FileInput
        name="resume"
        label="Resume"
        required
        kind={fileKinds.applicationResume}
        hint={`Only a Word file (.doc or .docx), up to ${sizeLimit(fileKinds.applicationResume)}.`}
      />
    </>
  )
}
