import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type FormEvent, useId, useRef, useState } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { languageOf } from '@/domain/display'
import type { ContentValues, OfficeContentRow } from '@/domain/office/content'
import { type ContentField, maxLengthOf } from '@/domain/office/fields'

/** The fields of a list: its name, and the field that refers to another list, with that list. */
export type ListFields = {
  nameField: ContentField
  reference?: { field: ContentField; options: readonly { value: string; label: string }[] }
}

type ListRowFormProps = {
  fields: ListFields
  /** The label of the name field. It is visible above a new row, and read out on the others. */
  label: string
  /** The title of an existing row. */
  title?: string
  /** None for a new row. */
  row?: OfficeContentRow
  /** Resolves with whether it was done. */
  onSubmit: (values: ContentValues) => Promise<boolean>
}

/** One row of a list, and the button that writes it. */
export const ListRowForm = ({
  fields: { nameField, reference },
  label,
  title = 'the new one',
  row,
  onSubmit,
}: ListRowFormProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<ContentValues>({})
  const [known, setKnown] = useState(row?.version)
  // A version saved by another account replaces the typed values.
  if (known !== row?.version) {
    setKnown(row?.version)
    setTyped({})
  }
  const empty: ContentValues = {
    [nameField.name]: '',
    ...(reference && { [reference.field.name]: reference.options[0]?.value ?? '' }),
  }
  const before = { ...empty, ...row?.values }
  const shown = { ...before, ...typed }
  const name = shown[nameField.name] ?? ''
  const isChanged = Object.keys(typed).some((field) => shown[field] !== before[field])
  const canBeSent = name.trim() !== '' && isChanged
  const type = (field: string, value: string) => setTyped({ ...typed, [field]: value })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The form of the job around it must not be sent.
    event.stopPropagation()
    // The button goes when it is done.
    input.current?.focus()
    if (canBeSent && (await onSubmit({ ...shown, [nameField.name]: name.trim() }))) setTyped({})
  }

  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ flex: '1 1 0', minWidth: 0 }}>
      {row ? null : (
        <FormLabel htmlFor={id} sx={{ display: 'block' }}>
          {label}
        </FormLabel>
      )}
      <Box sx={{ display: 'flex', flexWrap: { xs: reference ? 'wrap' : 'nowrap', sm: 'nowrap' }, gap: 1 }}>
        <OutlinedInput
          id={id}
          inputRef={input}
          size="small"
          fullWidth
          value={name}
          onChange={(event) => type(nameField.name, event.target.value)}
          slotProps={{
            input: {
              'aria-label': row ? label : undefined,
              autoComplete: 'off',
              maxLength: maxLengthOf(nameField),
              lang: languageOf(name),
            },
          }}
        />
        {reference ? (
          <NativeSelect
            value={shown[reference.field.name]}
            onChange={(event) => type(reference.field.name, event.target.value)}
            inputProps={{ 'aria-label': `${reference.field.label} of ${title}` }}
            options={reference.options}
            sx={{ flex: { xs: '1 1 100%', sm: '0 0 200px' } }}
          />
        ) : null}
        {canBeSent ? (
          <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
            {row ? 'Save' : 'Add'}
          </Button>
        ) : null}
      </Box>
    </Box>
  )
}
