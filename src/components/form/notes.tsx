import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { Note } from '../Note'

type RestoredNoteProps = { hasFiles: boolean; onClear: () => void }

/** Says that a draft is back. On a shared phone the next visitor must be able to clear it. */
export const RestoredNote = ({ hasFiles, onClear }: RestoredNoteProps) => {
  const { t } = useLingui()
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button is about to disappear, and the focus would be lost with it.
    currentTarget.form?.querySelector('input')?.focus()
    onClear()
  }
  return (
    <Note
      action={
        <Button type="button" size="small" onClick={clear}>
          {t`Clear the form`}
        </Button>
      }
    >
      <span>{t`What you typed earlier is back.`}</span>
      {hasFiles ? null : <span>{` ${t`Files must be chosen again.`}`}</span>}
    </Note>
  )
}
