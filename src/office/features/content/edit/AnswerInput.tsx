import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import Tooltip from '@mui/material/Tooltip'
import { useFormikContext } from 'formik'
import { useLayoutEffect, useRef } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { answerFault, fieldMeanings, inBraces, isAnswerKey } from '@/domain/submissions/answerRules'
import { ANSWER_CHARACTERS_MAX, type AnswerField, fieldsIn, fieldsOf } from '@/domain/submissions/answers'
import type { ContentValues } from '@/domain/office/content'
import { type ContentField, writtenLanguage } from '@/domain/content/fields'
import { problemSentence } from '@/domain/content/problems'
import { formLabel, useHint } from '../../../components/edit/FieldInput'
import { limitNotes } from '../../../components/fields'
import { useToolbar } from '../../../components/useToolbar'

type FieldChipsProps = {
  label: string
  /** The id of the text. */
  controls: string
  fields: readonly AnswerField[]
  used: readonly string[]
  onPress: (field: AnswerField) => void
}

/** The fields that may stand in a text; those that stand there are filled. */
const FieldChips = ({ label, controls, fields, used, onPress }: FieldChipsProps) => {
  const { onKeyDown, setAt, tabIndexOf } = useToolbar(fields.length)
  return (
    <Box
      role="toolbar"
      aria-label={`Fields of ${label}`}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 0.75 }}
    >
      {fields.map((field, index) => (
        <Tooltip key={field} title={fieldMeanings[field]} describeChild>
          <Chip
            component="button"
            type="button"
            size="small"
            variant={used.includes(field) ? 'filled' : 'outlined'}
            label={inBraces(field)}
            tabIndex={tabIndexOf(index)}
            // The text keeps its cursor.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setAt(index)
              onPress(field)
            }}
          />
        </Tooltip>
      ))}
    </Box>
  )
}

/** The pause in typing before a text is judged, so that a half-typed field is no fault. */
const REST_MS = 700

/** A text of an answer with the chips of its fields, each of which puts its field in at the cursor. */
export const AnswerInput = ({ field }: { field: ContentField }) => {
  const { name, label } = field
  const { answer = '' } = useFormikContext<ContentValues>().values
  const { id, value, error: refused, change } = useFormField<string>(name)
  const about = useHint(field)
  const area = useRef<HTMLTextAreaElement>(null)
  /** The last place of the cursor. */
  const selection = useRef<[from: number, to: number]>(undefined)
  /** The place for the cursor after a field was put in. */
  const wanted = useRef<number>(undefined)
  const debounced = useDebouncedValue(value, REST_MS)

  useLayoutEffect(() => {
    const at = wanted.current
    if (at === undefined) return
    wanted.current = undefined
    area.current?.focus()
    area.current?.setSelectionRange(at, at)
  })

  if (!isAnswerKey(answer)) return null
  const fields = fieldsOf(answer)
  // A fault goes away as soon as it is mended.
  const fault = answerFault(answer, debounced) && answerFault(answer, value)
  const error = refused ?? (fault && problemSentence({ field: name, ...fault }, () => label))
  const { hint } = limitNotes({ label, hint: about, limit: ANSWER_CHARACTERS_MAX }, value)

  const putIn = (chosen: AnswerField) => {
    const [from, to] = selection.current ?? [value.length, value.length]
    const written = inBraces(chosen)
    wanted.current = from + written.length
    void change(value.slice(0, from) + written + value.slice(to))
  }

  return (
    <Field id={id} label={formLabel(field)} hint={hint} error={error}>
      <FieldChips label={label} controls={id} fields={fields} used={fieldsIn(value)} onPress={putIn} />
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        multiline
        minRows={3}
        inputRef={area}
        onChange={(event) => void change(event.target.value)}
        aria-describedby={describedBy(id, hint, error)}
        slotProps={{
          input: {
            lang: writtenLanguage(field) ?? DEFAULT_LANGUAGE,
            autoComplete: 'off',
            onSelect: ({ currentTarget: { selectionStart, selectionEnd } }) => {
              selection.current = [selectionStart ?? 0, selectionEnd ?? 0]
            },
          },
        }}
      />
    </Field>
  )
}
