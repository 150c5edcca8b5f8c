import { portalApi } from '@/api/portalApi'
import { PhotoInput, ResumeInput } from '@/components/form/FileInput'
import { FormPage } from '@/components/form/FormPage'
import { SelectListInput } from '@/components/form/SelectInput'
import { EmailInput, MobileInput, NameInput, TextInput } from '@/components/form/TextInput'
import { useSubmission } from '@/components/form/useSubmission'
import { paths } from '@/domain/paths'

const emptyInternship = {
  name: '',
  email: '',
  mobile: '',
  internship_for: '',
  current_location: '',
  photo: null,
  resume: null,
}

const advice = [
  'An internship with us costs nothing, neither now nor later.',
  'Under “Internship For” write the field you want to learn: accounts, HR, sales, IT and so on.',
  'Students may apply before their last examination.',
]

export const InternshipPage = () => {
  const [send] = portalApi.useSaveInternshipMutation()
  const submission = useSubmission({ name: 'internship', send })
  return (
    <FormPage
      title="Internship"
      subtitle="Learn at work, beside people who do it every day."
      description="Apply for an internship with your resume as a Word file. No fees, no sign-in."
      path={paths.internship}
      advice={advice}
      initialValues={emptyInternship}
      submission={submission}
    >
      <NameInput name="name" label="Name" />
      <EmailInput />
      <MobileInput />
      <TextInput name="internship_for" label="Internship For" required autoCapitalize="sentences" />
      <SelectListInput name="current_location" label="Current Location" list="location" />
      <PhotoInput />
      <ResumeInput />
    </FormPage>
  )
}
