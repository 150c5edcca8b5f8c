import { OfficeInput, type OfficeInputProps } from './OfficeInput'

/** A field 'Email'. The browser suggests addresses only where `autoComplete` says which. */
export const EmailInput = (input: Pick<OfficeInputProps, 'autoComplete' | 'autoFocus' | 'readOnly'>) => (
  <OfficeInput
    name="email"
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="off"
    autoCapitalize="none"
    {...input}
  />
)
