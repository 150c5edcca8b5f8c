import { useLingui } from '@lingui/react/macro'
import { CurrentCtcGroup, ExperienceGroup } from '@/components/form/careerFields'
import { PhotoInput, ResumeInput } from '@/components/form/FileInput'
import { SelectListInput } from '@/components/form/SelectInput'
import { EmailInput, MobileInput, NameInput } from '@/components/form/TextInput'
import type { Job } from '@/domain/content/entities'
import { fileKinds } from '@/domain/submissions/fileKinds'
import { MOBILE_CHARACTERS } from '@/domain/site/limits'
import { ctcToThousandOptions } from '@/domain/submissions/options'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { jobApplied } from '@/store/device'
import { messageShown } from '@/store/notices'
import { selectToday } from '@/store/site'

/** A negotiable pay has no upper end, which is sent empty. */
export const emptyApplication = (job_id: string) => ({ job_id, current_ctc_to: '' })

/** Remembers the job of an application that was sent, unless a receipt does. */
export const useApplied = (job: Job | undefined, onSaved?: () => void) => {
  const { t } = useLingui()
  const dispatch = useAppDispatch()
  const today = useAppSelector(selectToday)
  return (hasReference: boolean) => {
    if (job && !hasReference) dispatch(jobApplied(job, today))
    dispatch(messageShown(t`We never ask for money, at no step.`))
    onSaved?.()
  }
}

export const ApplyFields = ({ jobId }: { jobId: string }) => {
  const { t } = useLingui()
  return (
    <>
      <input type="hidden" name="job_id" value={jobId} />
      <NameInput name="full_name" label={t`Full Name`} />
      <MobileInput maxLength={MOBILE_CHARACTERS} />
      <EmailInput />
      <CurrentCtcGroup
        toOptions={ctcToThousandOptions}
        example={t`In lakhs and thousands: 4 Lakhs and 5 Thousand is ₹4,05,000 a year.`}
      />
      <ExperienceGroup />
      <SelectListInput name="current_location" label={t`Current Location`} list="location" />
      <PhotoInput />
      <ResumeInput kind={fileKinds.applicationResume} />
    </>
  )
}
