import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, type InputHTMLAttributes, type PropsWithChildren } from 'react'
import { useFormField } from '@/components/form/useFormField'
import { hidesCompany } from '@/domain/jobs/hiddenCompany'
import { JOB_TEXT_CHARACTERS } from '@/domain/limits'
import { isJobText, jobTextLimits, type JobText } from '@/domain/office/jobLimits'
import { jobFieldLabels, type JobField, type OfficeJobChoices } from '@/domain/office/jobs'
import { useGetJobChoicesQuery } from '../../../api/jobsApi'
import { OfficeInput } from '../../../components/OfficeInput'
import { OfficeSelect } from '../../../components/OfficeSelect'
import { SuggestInput } from '../../../components/SuggestInput'
import { RichTextInput } from '../../../components/richText/RichTextInput'
import { ChoiceInput } from './ChoiceInput'
import { EditListButton } from './EditListButton'

const Section = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const id = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</Box>
    </Paper>
  )
}

/** Fields side by side where there is room: on one line if all of them have a hint, or none. */
const Row = ({ children }: PropsWithChildren) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
    }}
  >
    {children}
  </Box>
)

type TextProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'type'> & {
  name: JobField
  hint?: string
  rows?: number
  isRequired?: boolean
}

const Text = ({ name, isRequired = false, ...input }: TextProps) => (
  <OfficeInput
    {...input}
    name={name}
    label={isRequired ? `${jobFieldLabels[name]} *` : jobFieldLabels[name]}
    limit={isJobText(name) ? jobTextLimits[name] : undefined}
    autoComplete="off"
  />
)

const Day = ({ name, hint }: { name: JobField; hint?: string }) => (
  <Text name={name} type="date" hint={hint} />
)

const Suggest = ({ name, list }: { name: JobText; list: keyof OfficeJobChoices }) => {
  const { data } = useGetJobChoicesQuery()
  const labels = [...new Set((data?.[list] ?? []).map(({ label }) => label))]
  return (
    <SuggestInput name={name} label={jobFieldLabels[name]} suggestions={labels} limit={jobTextLimits[name]} />
  )
}

const Band = () => {
  const { data } = useGetJobChoicesQuery()
  const bands = (data?.salaryBands ?? []).map(({ id, label }) => ({ value: id, label }))
  return (
    <OfficeSelect
      name="ctc"
      label={jobFieldLabels.ctc}
      hint="Visitors filter by it."
      options={[{ value: '', label: 'None' }, ...bands]}
    />
  )
}

const HideCompany = () => {
  const { value, change } = useFormField<string>('company_hidden')
  return (
    <FormControlLabel
      label="Hide the company: visitors read 'Confidential'"
      control={
        <Switch
          checked={hidesCompany(value)}
          onChange={(_event, isHidden) => void change(isHidden ? 'yes' : '')}
        />
      }
    />
  )
}

/** Every field of a job, as a recruiter thinks of them. */
export const JobSections = ({ isNew }: { isNew: boolean }) => (
  <>
    <Section title="What">
      <Text name="position" isRequired />
      <Row>
        <ChoiceInput name="industry_id" list="industries" after={<EditListButton list="industries" />} />
        <ChoiceInput name="department_id" list="departments" after={<EditListButton list="departments" />} />
        <ChoiceInput name="role_id" list="roles" after={<EditListButton list="roles" />} />
      </Row>
      {isNew ? <Text name="job_id" hint="The next free number if it is left empty." /> : null}
    </Section>
    <Section title="Where and how">
      <Row>
        <div>
          <Suggest name="location" list="locations" />
          <EditListButton list="locations" />
        </div>
        <Suggest name="employment_type" list="employmentTypes" />
        <Text name="no_of_posts" inputMode="numeric" />
      </Row>
      <Row>
        <Day name="date_posted" hint="Today if it is left empty." />
        <Day name="closing_date" hint="The last day to apply." />
        <Day name="confirmed_on" hint="By the employer." />
      </Row>
    </Section>
    <Section title="Pay and experience">
      <Row>
        <Text name="experience_from" inputMode="numeric" hint="Years" />
        <Text name="experience_to" inputMode="numeric" hint="Years" />
      </Row>
      <Row>
        <Text name="ctc_from" inputMode="decimal" hint="Lakhs a year, such as 4.5" />
        <Text name="ctc_to" inputMode="decimal" hint="Lakhs a year, such as 6" />
        <Band />
      </Row>
      <Text name="qualification" />
    </Section>
    <Section title="Descriptions">
      <Text
        name="short_job_description"
        rows={3}
        hint={`The card shows the first ${JOB_TEXT_CHARACTERS} characters.`}
      />
      <RichTextInput
        name="job_description"
        label={jobFieldLabels.job_description}
        limit={jobTextLimits.job_description}
      />
    </Section>
    <Section title="Walk-in">
      <Row>
        <Day name="walk_in_date_from" hint="The first day" />
        <Day name="walk_in_date_to" hint="The last day" />
        <Text name="walk_in_time" hint="Such as 10 am to 4 pm" />
      </Row>
      <Text name="walk_in_address" rows={2} />
      <Text name="walk_in_bring" hint="Such as resume, photo, Aadhaar card" />
    </Section>
    <Section title="Employer">
      <Suggest name="company_name" list="companies" />
      <HideCompany />
      <RichTextInput
        name="about_company"
        label={jobFieldLabels.about_company}
        limit={jobTextLimits.about_company}
      />
    </Section>
  </>
)
