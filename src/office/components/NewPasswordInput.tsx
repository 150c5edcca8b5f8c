import Button from '@mui/material/Button'
import { useState } from 'react'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/domain/office/account'
import { OfficeInput } from './OfficeInput'

const RULES = `At least ${PASSWORD_MIN} characters. Passwords that many people use are refused; three or four words that belong to nobody else make a good one.`

type NewPasswordInputProps = { label: string; autoFocus?: boolean }

/** A field for a password that is being chosen, with its rules beside it. */
export const NewPasswordInput = ({ label, autoFocus }: NewPasswordInputProps) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <OfficeInput
      name="password"
      label={label}
      hint={RULES}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      autoFocus={autoFocus}
      endAdornment={
        <Button size="small" color="inherit" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  )
}
