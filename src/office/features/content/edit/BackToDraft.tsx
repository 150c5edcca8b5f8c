import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import type { MouseEvent } from 'react'
import { draftTexts } from '@/domain/submissions/answerDrafts'
import { isAnswerKey } from '@/domain/submissions/answerRules'
import type { ContentValues } from '@/domain/office/content'
import { useNotify } from '../../../components/Notices'

/** Replaces the texts of the form by the drafts that ship with the program. */
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
