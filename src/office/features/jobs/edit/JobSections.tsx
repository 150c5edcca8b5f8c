import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState, type PropsWithChildren } from 'react'
import { useFormField } from '@/components/form/useFormField'
import { hidesCompany } from '@/domain/display'
import { contentKinds } from '@/domain/office/contentKinds'
import { jobField, type JobField } from '@/domain/office/jobFields'
import type { EditableJobList, OfficeJobChoices } from '@/domain/office/jobs'
import { useGetJobChoicesQuery } from '../../../api/jobsApi'
import { ListEditor } from '../../../components/content/ListEditor'
import { FieldInput } from '../../../components/edit/FieldInput'
import { OfficeSelect } from '../../../components/fields'
import { OfficeDialog } from '../../../components/dialogs'
import { Section } from '../../../components/Section'
import { ChoiceInput } from './ChoiceInput'

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

/** The control of a field, by its row in the table of fields. */
const Input = ({ name, rows }: { name: JobField; rows?: number }) => (
  <FieldInput field={jobField(name)} rows={rows} />
)

const Suggest = ({ name, list }: { name: JobField; list: keyof OfficeJobChoices }) => {
  const { data } = useGetJobChoicesQuery()
  const labels = [...new Set((data?.[list] ?? []).map(({ label }) => label))]
  return <FieldInput field={jobField(name)} suggestions={labels} />
}

const Band = () => {
  const { data } = useGetJobChoicesQuery()
  const { name, label, hint } = jobField('ctc')
  const bands = (data?.salaryBands ?? []).map((band) => ({ value: band.id, label: band.label }))
  return (
    <OfficeSelect name={name} label={label} hint={hint} options={[{ value: '', label: 'None' }, ...bands]} />
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

/** Opens a list that a field offers, which is edited without leaving the form. */
const EditListButton = ({ list }: { list: EditableJobList }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { label } = contentKinds[list]
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size="small" sx={{ mt: 0.5, ml: -0.5 }} onClick={() => setIsOpen(true)}>
        {`Edit ${label.toLowerCase()}`}
      </Button>
      {isOpen ? (
        <OfficeDialog title={label} onClose={close} actions={<Button onClick={close}>Done</Button>}>
          <ListEditor kind={list} />
        </OfficeDialog>
      ) : null}
    </>
  )
}

const Choice = ({ name, list }: { name: JobField; list: EditableJobList }) => (
  <ChoiceInput name={name} list={list} after={<EditListButton list={list} />} />
)

/** Every field of a job, as a recruiter thinks of them. */
export const JobSections = ({ isNew }: { isNew: boolean }) => (
  <>
    <Section title="What">
      <Input name="position" />
      <Row>
        <Choice name="industry_id" list="industries" />
        <Choice name="department_id" list="departments" />
        <Choice name="role_id" list="roles" />
      </Row>
      {isNew ? <Input name="job_id" /> : null}
    </Section>
    <Section title="Where and how">
      <Row>
        <div>
          <Suggest name="location" list="locations" />
          <EditListButton list="locations" />
        </div>
        <Suggest name="employment_type" list="employmentTypes" />
        <Input name="no_of_posts" />
      </Row>
      <Row>
        <Input name="date_posted" />
        <Input name="closing_date" />
        <Input name="confirmed_on" />
      </Row>
    </Section>
    <Section title="Pay and experience">
      <Row>
        <Input name="experience_from" />
        <Input name="experience_to" />
      </Row>
      <Row>
        <Input name="ctc_from" />
        <Input name="ctc_to" />
        <Band />
      </Row>
      <Input name="qualification" />
    </Section>
    <Section title="Descriptions">
      <Input name="short_job_description" />
      <Input name="job_description" />
    </Section>
    <Section title="Walk-in">
      <Row>
        <Input name="walk_in_date_from" />
        <Input name="walk_in_date_to" />
        <Input name="walk_in_time" />
      </Row>
      <Input name="walk_in_address" rows={2} />
      <Input name="walk_in_bring" />
    </Section>
    <Section title="Employer">
      <Suggest name="company_name" list="companies" />
      <HideCompany />
      <Input name="about_company" />
    </Section>
  </>
)
