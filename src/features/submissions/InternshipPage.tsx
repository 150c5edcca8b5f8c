import { PhotoInput, ResumeInput } from '@/components/form/FileInput'
import { FormPage } from '@/components/form/FormPage'
import { SelectListInput } from '@/components/form/SelectInput'
import { EmailInput, MobileInput, NameInput, TextInput } from '@/components/form/TextInput'

const advice = [
  'An internship with us costs nothing, neither now nor later.',
  'Under “Internship For” write the field you want to learn: accounts, HR, sales, IT and so on.',
  'Students may apply before their last examination.',
]

export const InternshipPage = () => (
  <FormPage
    name="internship"
    title="Internship"
    subtitle="Learn at work, beside people who do it every day."
    description="Apply for an internship with your resume as a Word file. No fees, no sign-in."
    advice={advice}
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
