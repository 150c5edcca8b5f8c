import { Trans, useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { MouseEvent } from 'react'
import { Note } from '../Note'
import { useCompany } from '../SiteSettings'

/** The phone number and the address that take a form's place without JavaScript: the server alone draws them. */
export const WithoutScript = () => {
  const { phone, email } = useCompany()
  return (
    <p>
      <Trans>
        This form needs JavaScript, which is off in your browser. You can also call{' '}
        <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link> or write to{' '}
        <Link href={`mailto:${email}`}>{email}</Link>, with your resume as a Word file where the form asks for
        one.
      </Trans>
    </p>
  )
}

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
