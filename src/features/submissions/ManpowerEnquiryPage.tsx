import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { FileInput } from '@/components/form/FileInput'
import { FormPage } from '@/components/form/FormPage'
import { BoxLabel } from '@/components/form/groups'
import { EmailInput, MobileInput, NameInput, TextInput } from '@/components/form/TextInput'
import { useFormField } from '@/components/form/useFormField'
import { fileKinds, sizeLimit } from '@/domain/fileKinds'
import { MOBILE_CHARACTERS } from '@/domain/limits'
import { serviceRequiredOptions } from '@/domain/options'

/** The fields that may be sent empty. */
const optionalFields = { company_website: '', service_required: [] }

const advice = [
  'We call you within two working days.',
  'You meet only candidates whom we have spoken to.',
  'An attached job description helps us to start at once.',
]

/** Its value is the list of the ticked services, in the order of the options. */
const ServicesRequired = () => {
  const { value: ticked, change } = useFormField<string[]>('service_required')
  const values = serviceRequiredOptions.map(({ value }) => value)
  const toggle = (toggled: string) =>
    change(values.filter((value) => (value === toggled) !== ticked.includes(value)))
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Services Required</FormLabel>
      <Stack sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {serviceRequiredOptions.map(({ value, label }) => (
          <BoxLabel key={value}>
            <input
              type="checkbox"
              name="service_required"
              value={value}
              checked={ticked.includes(value)}
              onChange={() => void toggle(value)}
            />
            <span>{label}</span>
          </BoxLabel>
        ))}
      </Stack>
    </FormControl>
  )
}

export const ManpowerEnquiryPage = () => (
  <FormPage
    name="enquiry"
    title="Manpower Enquiry"
    // Spelled so in the specification.
    subtitle="Please submit form for enuiry"
    description="Tell us what people you need: recruitment, outsourcing, BPO, survey manpower or freelancers."
    adviceTitle="What happens next"
    advice={advice}
    initialValues={optionalFields}
  >
    <NameInput name="name" label="Name" />
    <TextInput name="designation" label="Designation" required autoComplete="organization-title" />
    <TextInput name="company_name" label="Company Name" required autoComplete="organization" />
    <MobileInput hint={`${MOBILE_CHARACTERS} digits, with or without +91.`} />
    <EmailInput />
    <TextInput
      name="company_website"
      label="Company Website"
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
    />
    <ServicesRequired />
    <FileInput
      name="company_attachment"
      label="Attachment"
      kind={fileKinds.attachment}
      hint={`A .pdf, .doc or .docx file, up to ${sizeLimit(fileKinds.attachment)}.`}
    />
  </FormPage>
)
