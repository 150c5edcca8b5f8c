import { useSaveManpowerEnquiryMutation } from '@/api/portalApi'
import { CheckboxesInput } from '@/components/form/CheckboxesInput'
import { FileInput } from '@/components/form/FileInput'
import { FormPage } from '@/components/form/FormPage'
import { EmailInput, MobileInput, NameInput } from '@/components/form/personFields'
import { TextInput } from '@/components/form/TextInput'
import { useSubmission } from '@/components/form/useSubmission'
import { fileKinds, sizeLimit } from '@/domain/fileKinds'
import { MOBILE_CHARACTERS } from '@/domain/limits'
import { serviceRequiredOptions } from '@/domain/options'
import { paths } from '@/domain/paths'

const emptyEnquiry = {
  name: '',
  designation: '',
  company_name: '',
  mobile: '',
  email: '',
  company_website: '',
  service_required: [] as string[],
  company_attachment: null as File | null,
}

const advice = [
  'We call you within two working days to understand the work, the place and the pay.',
  'You meet only candidates whom we have spoken to.',
  'A job description as an attachment helps us to start at once.',
]

export const ManpowerEnquiryPage = () => {
  const [send] = useSaveManpowerEnquiryMutation()
  const submission = useSubmission<typeof emptyEnquiry>({
    name: 'enquiry',
    loadCheck: async () => (await import('@/domain/rules/forms')).checkEnquiry,
    send,
  })
  return (
    <FormPage
      title="Manpower Enquiry"
      // Spelled so in the specification.
      subtitle="Please submit form for enuiry"
      description="Tell us what people you need: recruitment, outsourcing, BPO, survey manpower or freelancers."
      path={paths.manpowerEnquiry}
      adviceTitle="What happens next"
      advice={advice}
      initialValues={emptyEnquiry}
      submission={submission}
    >
      <NameInput name="name" label="Name" />
      <TextInput name="designation" label="Designation" required autoComplete="organization-title" />
      <TextInput name="company_name" label="Company Name" required autoComplete="organization" />
      <MobileInput hint={`${MOBILE_CHARACTERS} digits, without +91.`} />
      <EmailInput />
      <TextInput
        name="company_website"
        label="Company Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
      />
      <CheckboxesInput name="service_required" label="Services Required" options={serviceRequiredOptions} />
      <FileInput
        name="company_attachment"
        label="Attachment"
        kind={fileKinds.attachment}
        hint={`A .pdf, .doc or .docx file, up to ${sizeLimit(fileKinds.attachment)}.`}
      />
    </FormPage>
  )
}
