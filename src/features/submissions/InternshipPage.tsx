import { useLingui } from '@lingui/react/macro'
import { PhotoInput, ResumeInput } from '@/components/form/FileInput'
import { FormPage } from '@/components/form/FormPage'
import { SelectListInput } from '@/components/form/SelectInput'
import { EmailInput, MobileInput, NameInput, TextInput } from '@/components/form/TextInput'

export const InternshipPage = () => {
  const { t } = useLingui()
  return (
    <FormPage
      name="internship"
      title={t`Internship`}
      subtitle={t`Learn at work, beside people who do it every day.`}
      description={t`Apply for an internship with your resume as a Word file. No fees, no sign-in.`}
      advice={[
        t`An internship with us costs nothing, neither now nor later.`,
        t`Under “Internship For” write the field you want to learn: accounts, HR, sales, IT and so on.`,
        t`Students may apply before their last examination.`,
      ]}
    >
      <NameInput name="name" label={t`Name`} />
      <EmailInput />
      <MobileInput />
      <TextInput name="internship_for" label={t`Internship For`} required autoCapitalize="sentences" />
      <SelectListInput name="current_location" label={t`Current Location`} list="location" />
      <PhotoInput />
      <ResumeInput />
    </FormPage>
  )
}
