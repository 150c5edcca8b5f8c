import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { languageOf } from '@/domain/display'
import type { ContentField } from '@/domain/office/fields'
import type { EditableJobList, JobChoice } from '@/domain/office/jobs'
import { useAddJobChoiceMutation } from '../../api/jobsApi'
import { messageOf } from '../../api/officeError'

/** A choice without an id is not in the list yet. */
const narrow = createFilterOptions<JobChoice>()

const lowerCase = (text: string) => text.trim().toLowerCase()

type ChoiceInputProps = {
  field: ContentField
  list: EditableJobList
  choices: readonly JobChoice[]
  isLoading: boolean
}

/** Takes one choice of a list of the staff; what is typed and not in the list can be added to it. */
export const ChoiceInput = ({ field: { name, label }, list, choices, isLoading }: ChoiceInputProps) => {
  const { id, value, error, change, setError } = useFormField<string>(name)
  const [addChoice, { isLoading: isAdding }] = useAddJobChoiceMutation()

  const choose = async (choice: JobChoice | null) => {
    if (choice === null || choice.id !== '') return change(choice?.id ?? '')
    const added = await addChoice({ list, label: choice.label })
    return added.data ? change(added.data.id) : setError(messageOf(added.error))
  }

  return (
    <Autocomplete
      id={id}
      options={choices}
      value={choices.find((choice) => choice.id === value) ?? null}
      onChange={(_event, choice) => void choose(choice)}
      loading={isLoading}
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
