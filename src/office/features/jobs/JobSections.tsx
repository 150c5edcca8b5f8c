import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useFormikContext } from 'formik'
import { useFormField } from '@/components/form/useFormField'
import { hidesCompany, languageOf } from '@/domain/text/display'
import { contentKinds } from '@/domain/content/contentKinds'
import { jobFields, type JobField } from '@/domain/content/jobFields'
import {
  type EditableJobList,
  editableJobLists,
  type JobChoice,
  type OfficeJobChoices,
} from '@/domain/office/jobs'
import { describedBy, Field } from '@/components/form/Field'
import type { ContentField } from '@/domain/content/fields'
import { missingBandIn } from '@/domain/jobs/salaryBand'
import { contentApi } from '../../api/contentApi'
import { jobsApi } from '../../api/jobsApi'
import { ListEditor } from '../../components/content/ListEditor'
import { DialogButton, OfficeDialog } from '../../components/forms'
import { FieldInput, FieldLine } from '../../components/edit/FieldInput'
import { OfficeSelect } from '../../components/fields'
import { Section } from '../../components/Section'
import { messageOf } from '../../api/officeError'
import type { JobValues } from './jobValues'

/** A choice without an id is not in the list yet. */
const narrow = createFilterOptions<JobChoice>()

const lowerCase = (text: string) => text.trim().toLowerCase()

type ChoiceInputProps = { field: ContentField; list: EditableJobList; choices: readonly JobChoice[] }

/** One choice from a list of the staff; typed text can be added to the list. */
const ChoiceInput = ({ field: { name, label }, list, choices }: ChoiceInputProps) => {
  const { id, value, error, change, setError } = useFormField<string>(name)
  const [addContent, { isLoading: isAdding }] = contentApi.useAddContentMutation()

  const choose = async (choice: JobChoice | null) => {
    if (choice === null || choice.id !== '') return change(choice?.id ?? '')
    const [nameField] = contentKinds[list].fields
    const added = await addContent({ kind: list, values: { [nameField.name]: choice.label } })
    return added.data ? change(added.data.id) : setError(messageOf(added.error))
  }

  return (
    <Autocomplete
      id={id}
      options={choices}
      value={choices.find((choice) => choice.id === value) ?? null}
      onChange={(_event, choice) => void choose(choice)}
      disabled={isAdding}
      autoHighlight
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(choice, chosen) => choice.id === chosen.id}
      filterOptions={(options, state) => {
        const typed = state.inputValue.trim()
        const found = narrow(options, state)
        const isKnown = options.some((option) => lowerCase(option.label) === lowerCase(typed))
        return typed === '' || isKnown ? found : [...found, { id: '', label: typed }]
      }}
      renderOption={({ key, ...option }, choice) => (
        <li key={key} {...option} lang={languageOf(choice.label)}>
          {choice.id === '' ? `Add ${label.toLowerCase()} “${choice.label}”` : choice.label}
        </li>
      )}
      renderInput={({ slotProps }) => (
        <Field id={id} label={label} error={error} required>
          <OutlinedInput
            {...slotProps.input}
            id={id}
            name={name}
            placeholder="Choose or add"
            aria-describedby={describedBy(id, undefined, error)}
            slotProps={{ input: { ...slotProps.htmlInput, required: false, 'aria-required': true } }}
          />
        </Field>
      )}
    />
  )
}

/** All fields of a job, grouped as a recruiter thinks, each text with its Hindi. On a line, all fields have a hint or none. */
const sections: Record<string, readonly (readonly JobField[])[]> = {
  What: [['position', 'position_hi'], ['industry_id', 'department_id', 'role_id'], ['job_id']],
  'Where and how': [
    ['location', 'employment_type', 'no_of_posts'],
    ['date_posted', 'closing_date', 'confirmed_on'],
  ],
  'Pay and experience': [
    ['experience_from', 'experience_to'],
    ['ctc_from', 'ctc_to', 'ctc'],
    ['qualification'],
  ],
  Descriptions: [
    ['short_job_description', 'short_job_description_hi'],
    ['job_description'],
    ['job_description_hi'],
  ],
  'Walk-in': [
    ['walk_in_date_from', 'walk_in_date_to', 'walk_in_time'],
    ['walk_in_address'],
    ['walk_in_bring'],
  ],
  Employer: [['company_name'], ['company_hidden'], ['about_company']],
}

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

/** Aligned with the field above. */
const LINE_SX = { mt: 0.5, ml: -0.5 }

/** Edits a field's list without leaving the form. */
const EditListButton = ({ list }: { list: EditableJobList }) => {
  const { label } = contentKinds[list]
  return (
    <DialogButton
      size="small"
      sx={LINE_SX}
      renderDialog={(onClose) => (
        <OfficeDialog title={label} onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
          <ListEditor kind={list} />
        </OfficeDialog>
      )}
    >
      {`Edit ${label.toLowerCase()}`}
    </DialogButton>
  )
}

/** The salary band, with the one that fits the pay if none is chosen. */
const SalaryBandInput = ({ field, bands }: { field: ContentField; bands: readonly JobChoice[] }) => {
  const { values } = useFormikContext<JobValues>()
  const { change } = useFormField<string>(field.name)
  const { i18n } = useLingui()
  const missing = missingBandIn(values, i18n)
  const options = bands.map(({ id, label }) => ({ value: id, label }))
  return (
    <div>
      <OfficeSelect {...field} options={[{ value: '', label: 'None' }, ...options]} />
      {missing ? (
        <Button size="small" sx={LINE_SX} onClick={() => void change(missing.band)}>
          {`Set ${missing.band}, where the pay lies`}
        </Button>
      ) : null}
    </div>
  )
}

const JobInput = ({ field }: { field: (typeof jobFields)[number] }) => {
  const { data: offered } = jobsApi.useGetJobChoicesQuery()
  const list = lists[field.name]
  const choices = (list && offered?.[list]) ?? []
  const suggestions = list && [...new Set(choices.map(({ label }) => label))]
  if (field.type === 'yesOrNo') return <HideCompany />
  if (field.type === 'salaryBand') return <SalaryBandInput field={field} bands={choices} />
  const edited = editableJobLists.find((one) => one === list)
  const text = <FieldInput field={field} suggestions={suggestions} />
  if (!edited) return text
  return (
    <div>
      {field.type === 'reference' ? <ChoiceInput field={field} list={edited} choices={choices} /> : text}
      <EditListButton list={edited} />
    </div>
  )
}

export const JobSections = ({ isNew }: { isNew: boolean }) =>
  Object.entries(sections).map(([title, lines]) => (
    <Section key={title} title={title}>
      {lines
        .filter(([first]) => isNew || first !== 'job_id')
        .map((names) => (
          <FieldLine key={names[0]}>
            {names
              .flatMap((name) => jobFields.filter((field) => field.name === name))
              .map((field) => (
                <JobInput key={field.name} field={field} />
              ))}
          </FieldLine>
        ))}
    </Section>
  ))
