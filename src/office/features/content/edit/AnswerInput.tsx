import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import { draftTexts } from '@/domain/submissions/answerDrafts'
import { isAnswerKey, answerFault, fieldMeanings, inBraces } from '@/domain/submissions/answerRules'
import type { ContentValues } from '@/domain/office/content'
import { useFormField } from '@/components/form/useFormField'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { ANSWER_CHARACTERS_MAX, type AnswerField, fieldsIn, fieldsOf } from '@/domain/submissions/answers'
import { type ContentField, writtenLanguage } from '@/domain/content/fields'
import { problemSentence } from '@/domain/content/problems'
import { useNotify } from '../../../components/Notices'
import { formLabel, useHint } from '../../../components/edit/FieldInput'
import { TextBox } from '../../../components/fields'
import { useToolbar } from '../../../components/buttons'

/** Restores the drafts shipped with the program. */
export const BackToDraft = () => {
  const { values, setValues, setErrors } = useFormikContext<ContentValues>()
  const notify = useNotify()
  const { answer = '' } = values
  if (!isAnswerKey(answer)) return null
  const draft: ContentValues = draftTexts(answer)
  if (Object.keys(draft).every((name) => draft[name] === values[name])) return null

  const putBack = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, so focus moves.
    currentTarget.form?.querySelector('textarea')?.focus()
    setErrors({})
    void setValues({ ...values, ...draft })
    notify.offerUndo('The draft is back. Save to keep it.', () => void setValues(values))
  }

  return (
    <Button variant="outlined" onClick={putBack} sx={{ justifySelf: 'start' }}>
      Back to the draft
    </Button>
  )
}

type FieldChipsProps = {
  label: string
  controls: string
  fields: readonly AnswerField[]
  used: readonly string[]
  onPress: (field: AnswerField) => void
}

/** Placeholders for a text; those in use are filled. */
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

/** Waits before checking, so that a half-typed placeholder is no error. */
const REST_MS = 700

/** A message text with chips that insert placeholders at the cursor. */
export const AnswerInput = ({ field }: { field: ContentField }) => {
  const { name, label } = field
  const { answer = '' } = useFormikContext<ContentValues>().values
  const { id, value, error: refused, change } = useFormField<string>(name)
  const about = useHint(field)
  const area = useRef<HTMLTextAreaElement>(null)
  /** The last cursor position. */
  const selection = useRef<[from: number, to: number]>(undefined)
  /** Where the cursor goes after an insertion. */
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
  // An error goes away as soon as it is fixed.
  const fault = answerFault(answer, debounced) && answerFault(answer, value)
  const error = refused ?? (fault && problemSentence({ field: name, ...fault }, () => label))

  const putIn = (chosen: AnswerField) => {
    const [from, to] = selection.current ?? [value.length, value.length]
    const written = inBraces(chosen)
    wanted.current = from + written.length
    void change(value.slice(0, from) + written + value.slice(to))
  }

  return (
    <TextBox
      {...{ id, name, value, error }}
      label={formLabel(field)}
      hint={about}
      limit={ANSWER_CHARACTERS_MAX}
      lang={writtenLanguage(field) ?? DEFAULT_LANGUAGE}
      multiline
      minRows={3}
      inputRef={area}
      onChange={(text) => void change(text)}
      above={
        <FieldChips label={label} controls={id} fields={fields} used={fieldsIn(value)} onPress={putIn} />
      }
      input={{
        autoComplete: 'off',
        onSelect: ({ currentTarget: { selectionStart, selectionEnd } }) => {
          selection.current = [selectionStart ?? 0, selectionEnd ?? 0]
        },
      }}
    />
  )
}
