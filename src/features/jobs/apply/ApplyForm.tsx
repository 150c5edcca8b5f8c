import { portalApi } from '@/api/portalApi'
import { CurrentCtcGroup, ExperienceGroup } from '@/components/form/careerFields'
import { PhotoInput, ResumeInput } from '@/components/form/FileInput'
import { SelectListInput } from '@/components/form/SelectInput'
import { EmailInput, MobileInput, NameInput } from '@/components/form/TextInput'
import { useSubmission } from '@/components/form/useSubmission'
import type { Job } from '@/domain/entities'
import { fileKinds } from '@/domain/fileKinds'
import { MOBILE_CHARACTERS } from '@/domain/limits'
import { ctcToThousandOptions } from '@/domain/options'
import { useAppDispatch } from '@/store/hooks'
import { jobApplied } from '@/store/device'
import { messageShown } from '@/store/notices'
import { NO_MONEY_ASKED } from '../NoMoneyAsked'

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
  photo: null,
  resume: null,
})

/** Sends an application. All jobs share one draft: a visitor who turns to another job need not type again. */
export const useApplication = (job: Job | undefined, onSaved?: () => void) => {
  const dispatch = useAppDispatch()
  const [send, { isLoading: isSending }] = portalApi.useApplyForJobMutation()
  const submission = useSubmission({
    name: 'application',
    send,
    onSaved: () => {
      if (job) dispatch(jobApplied(job))
      dispatch(messageShown(`${NO_MONEY_ASKED}, at no step.`))
      onSaved?.()
    },
  })
  return { submission, isSending }
}

export const ApplyFields = () => (
  <>
    <NameInput name="full_name" label="Full Name" />
    <MobileInput maxLength={MOBILE_CHARACTERS} />
    <EmailInput />
    <CurrentCtcGroup toOptions={ctcToThousandOptions} />
    <ExperienceGroup />
    <SelectListInput name="current_location" label="Current Location" list="location" />
    <PhotoInput />
    <ResumeInput kind={fileKinds.applicationResume} />
  </>
)
