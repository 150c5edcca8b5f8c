import { useLingui } from '@lingui/react/macro'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { FileInput } from '@/components/form/FileInput'
import { FormPage } from '@/components/form/FormPage'
import { BoxLabel } from '@/components/form/groups'
import { EmailInput, MobileInput, NameInput, TextInput } from '@/components/form/TextInput'
import { useFormField } from '@/components/form/useFormField'
import { fileKinds, megabytesOf } from '@/domain/submissions/fileKinds'
import { MOBILE_CHARACTERS } from '@/domain/site/limits'
import { optionsIn, serviceRequiredOptions } from '@/domain/submissions/options'

/** The fields that may be sent empty. */
const optionalFields = { company_website: '', service_required: [] }

/** Its value is the list of the ticked services, in the order of the options. */
const ServicesRequired = () => {
  const { t, i18n } = useLingui()
  const { value: ticked, change } = useFormField<string[]>('service_required')
  const services = optionsIn(serviceRequiredOptions, i18n)
  const values = services.map(({ value }) => value)
  const toggle = (toggled: string) =>
    change(values.filter((value) => (value === toggled) !== ticked.includes(value)))
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t`Services Required`}</FormLabel>
      <Stack sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {services.map(({ value, label }) => (
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

export const ManpowerEnquiryPage = () => {
  const { t } = useLingui()
  const digits = MOBILE_CHARACTERS
  const megabytes = megabytesOf(fileKinds.attachment)
  return (
    <FormPage
      name="enquiry"
      title={t`Manpower Enquiry`}
      // Spelled so in the specification.
      subtitle={t`Please submit form for enuiry`}
      description={t`Tell us what people you need: recruitment, outsourcing, BPO, survey manpower or freelancers.`}
      adviceTitle={t`What happens next`}
      advice={[
        t`We read it and call you.`,
        t`You meet only candidates whom we have spoken to.`,
        t`An attached job description helps us to start at once.`,
      ]}
      initialValues={optionalFields}
    >
      <NameInput name="name" label={t`Name`} />
      <TextInput name="designation" label={t`Designation`} required autoComplete="organization-title" />
      <TextInput name="company_name" label={t`Company Name`} required autoComplete="organization" />
      <MobileInput hint={t`${digits} digits, with or without +91.`} />
      <EmailInput />
      <TextInput
        name="company_website"
        label={t`Company Website`}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
      />
      <ServicesRequired />
      <FileInput
        name="company_attachment"
        label={t`Attachment`}
        kind={fileKinds.attachment}
        hint={t`A .pdf, .doc or .docx file, up to ${megabytes} MB.`}
      />
    </FormPage>
  )
}
