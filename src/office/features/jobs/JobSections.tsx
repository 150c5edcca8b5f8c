import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useFormField } from '@/components/form/useFormField'
import { hidesCompany } from '@/domain/display'
import { contentKinds } from '@/domain/office/contentKinds'
import { jobField, type JobField } from '@/domain/office/jobFields'
import { editableJobLists, type EditableJobList, type OfficeJobChoices } from '@/domain/office/jobs'
import { useGetJobChoicesQuery } from '../../api/jobsApi'
import { ListEditor } from '../../components/content/ListEditor'
import { OfficeDialog } from '../../components/dialogs'
import { FieldInput } from '../../components/edit/FieldInput'
import { OfficeSelect } from '../../components/fields'
import { Section } from '../../components/Section'
import { ChoiceInput } from './ChoiceInput'

type JobSection = { title: string; lines: readonly (readonly JobField[])[] }

/** Every field of a job, as a recruiter thinks of them. On one line all fields have a hint, or none. */
const sections: readonly JobSection[] = [
  { title: 'What', lines: [['position'], ['industry_id', 'department_id', 'role_id'], ['job_id']] },
  {
    title: 'Where and how',
    lines: [
      ['location', 'employment_type', 'no_of_posts'],
      ['date_posted', 'closing_date', 'confirmed_on'],
    ],
  },
  {
    title: 'Pay and experience',
    lines: [['experience_from', 'experience_to'], ['ctc_from', 'ctc_to', 'ctc'], ['qualification']],
  },
  { title: 'Descriptions', lines: [['short_job_description'], ['job_description']] },
  {
    title: 'Walk-in',
    lines: [['walk_in_date_from', 'walk_in_date_to', 'walk_in_time'], ['walk_in_address'], ['walk_in_bring']],
  },
  { title: 'Employer', lines: [['company_name'], ['company_hidden'], ['about_company']] },
]

/** The choices or suggestions of a field. */
const lists: Partial<Record<JobField, keyof OfficeJobChoices>> = {
  industry_id: 'industries',
  department_id: 'departments',
  role_id: 'roles',
  location: 'locations',
  employment_type: 'employmentTypes',
  company_name: 'companies',
  ctc: 'salaryBands',
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

type JobInputProps = {
  name: JobField
  /** None while they are loaded. */
  offered?: OfficeJobChoices
}

/** The control of a field, by its row in the table of fields. */
const JobInput = ({ name, offered }: JobInputProps) => {
  const field = jobField(name)
  const list = lists[name]
  const choices = (list && offered?.[list]) ?? []
  const suggestions = list && [...new Set(choices.map(({ label }) => label))]
  if (field.type === 'yesOrNo') return <HideCompany />
  if (field.type === 'salaryBand') {
    const bands = choices.map(({ id, label }) => ({ value: id, label }))
    return <OfficeSelect {...field} options={[{ value: '', label: 'None' }, ...bands]} />
  }
  const edited = editableJobLists.find((one) => one === list)
  if (!edited) return <FieldInput field={field} suggestions={suggestions} />
  return (
    <div>
      {field.type === 'reference' ? (
        <ChoiceInput field={field} list={edited} choices={choices} isLoading={!offered} />
      ) : (
        <FieldInput field={field} suggestions={suggestions} />
      )}
      <EditListButton list={edited} />
    </div>
  )
}

/** The fields of a job. */
export const JobSections = ({ isNew }: { isNew: boolean }) => {
  const { data } = useGetJobChoicesQuery()
  return sections.map(({ title, lines }) => (
    <Section key={title} title={title}>
      {lines
        .filter(([first]) => isNew || first !== 'job_id')
        .map((names) => (
          <Box
            key={names[0]}
            sx={{
              display: 'grid',
              alignItems: 'start',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
            }}
          >
            {names.map((name) => (
              <JobInput key={name} name={name} offered={data} />
            ))}
          </Box>
        ))}
    </Section>
  ))
}
