import { useLingui } from '@lingui/react/macro'
import { CurrentCtcGroup, ExperienceGroup } from '@/components/form/careerFields'
import { PhotoInput, ResumeInput } from '@/components/form/FileInput'
import { FormPage } from '@/components/form/FormPage'
import { SelectListInput } from '@/components/form/SelectInput'
import { EmailInput, MobileInput, NameInput, TextInput } from '@/components/form/TextInput'
import { ctcToOptions } from '@/domain/submissions/options'

export const ResumePage = () => {
  const { t } = useLingui()
  return (
    <FormPage
      name="resume"
      title={t`Resume`}
      // A field of it is named Resume, too.
      label={t`Your details`}
      subtitle={t`Leave your resume once, and we look for work that fits it.`}
      description={t`Send us your resume as a Word file and hear from us when a job fits. No fees, no sign-in.`}
      advice={[
        t`Registering your resume is free. We never ask candidates for money.`,
        t`We will contact you when a job fits what you tell us here.`,
        t`For a job that is on the list now, apply there: it is faster.`,
      ]}
    >
      <NameInput name="name" label={t`Name`} />
      <MobileInput />
      <EmailInput />
      <CurrentCtcGroup
        toOptions={ctcToOptions}
        negotiableNote={t`This form needs both figures. To send it, choose a figure under From in place of Negotiable.`}
      />
      <TextInput
        name="qualification"
        label={t`Qualification`}
        required
        hint={t`For example B.Com, ITI Fitter, GNM.`}
      />
      <ExperienceGroup />
      <SelectListInput name="industry_id" label={t`Industry`} list="industry" />
      <SelectListInput name="department_id" label={t`Department`} list="department" />
      <SelectListInput name="role_id" label={t`Role`} list="role" />
      <SelectListInput name="location_id" label={t`Location`} list="location" />
      <PhotoInput />
      <ResumeInput />
    </FormPage>
  )
}
