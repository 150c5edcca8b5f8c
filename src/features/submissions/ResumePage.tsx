import { CurrentCtcGroup, ExperienceGroup } from '@/components/form/careerFields'
import { PhotoInput, ResumeInput } from '@/components/form/FileInput'
import { FormPage } from '@/components/form/FormPage'
import { SelectListInput } from '@/components/form/SelectInput'
import { EmailInput, MobileInput, NameInput, TextInput } from '@/components/form/TextInput'
import { ctcToOptions } from '@/domain/options'

const advice = [
  'Registering your resume is free. We never ask candidates for money.',
  'We write to you when a job fits what you tell us here.',
  'For a job that is on the list now, apply there: it is faster.',
]

export const ResumePage = () => (
  <FormPage
    name="resume"
    title="Resume"
    // A field of it is named Resume, too.
    label="Your details"
    subtitle="Leave your resume once, and we look for work that fits it."
    description="Send us your resume as a Word file and hear from us when a job fits. No fees, no sign-in."
    advice={advice}
  >
    <NameInput name="name" label="Name" />
    <MobileInput />
    <EmailInput />
    <CurrentCtcGroup
      toOptions={ctcToOptions}
      negotiableNote="This form needs both figures. To send it, choose a figure under From in place of Negotiable."
    />
    <TextInput
      name="qualification"
      label="Qualification"
      required
      hint="For example B.Com, ITI Fitter, GNM."
    />
    <ExperienceGroup />
    <SelectListInput name="industry_id" label="Industry" list="industry" />
    <SelectListInput name="department_id" label="Department" list="department" />
    <SelectListInput name="role_id" label="Role" list="role" />
    <SelectListInput name="location_id" label="Location" list="location" />
    <PhotoInput />
    <ResumeInput />
  </FormPage>
)
