import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useId, useState, type ComponentProps } from 'react'
import { TAG_CHARACTERS_MAX, TAGS_MAX } from '@/domain/office/inbox'
import { Field } from '@/components/form/Field'
import { useOnLeave } from './SaveOnCommitSelect'

type TagFieldProps = { tags: string[]; known: readonly string[]; onChange: (tags: string[]) => void }

/** The tags of a submission: chosen from those that are used, or typed and ended by Enter or by leaving; Escape takes it back. */
export const TagField = ({ tags, known, onChange }: TagFieldProps) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const change = (chosen: string[]) => {
    const next = [...new Set(chosen.map((tag) => tag.trim()))].filter((tag) => tag !== '')
    if (next.length <= TAGS_MAX) onChange(next)
  }
  const storeTyped = () => {
    if (typed.trim() !== '') change([...tags, typed])
  }
  useOnLeave(storeTyped)

  const onKeyDown: ComponentProps<typeof Autocomplete>['onKeyDown'] = (event) => {
    // With Alt the arrow keys lead to another submission, not through the list of tags.
    if (event.altKey) event.defaultMuiPrevented = true
    if (event.key !== 'Escape' || typed === '') return
    event.preventDefault()
    setTyped('')
  }

  return (
    <Field id={id} label="Tag">
      <Autocomplete
        id={id}
        multiple
        freeSolo
        autoHighlight={false}
        filterSelectedOptions
        size="small"
        options={[...known]}
        value={tags}
        onChange={(_event, chosen) => change(chosen)}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          storeTyped()
          setTyped('')
        }}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            placeholder={tags.length === 0 ? 'Type and press Enter' : undefined}
            slotProps={{
              ...slotProps,
              htmlInput: { ...slotProps.htmlInput, maxLength: TAG_CHARACTERS_MAX },
            }}
          />
        )}
      />
    </Field>
  )
}
