import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { Note } from '../Note'

type RestoredNoteProps = { hasFiles: boolean; onClear: () => void }

/** Tells that a draft is back. On a shared phone the next visitor must be able to clear it. */
export const RestoredNote = ({ hasFiles, onClear }: RestoredNoteProps) => {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button is about to disappear, and the focus would be lost with it.
    currentTarget.form?.querySelector('input')?.focus()
    onClear()
  }
  return (
    <Note
      action={
        <Button type="button" size="small" onClick={clear}>
          Clear the form
        </Button>
      }
    >
      <span>What you typed earlier is back.</span>
      {hasFiles ? null : <span> Files must be chosen again.</span>}
    </Note>
  )
}
