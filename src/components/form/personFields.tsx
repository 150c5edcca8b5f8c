import { cleanMobile } from '@/domain/mobile'
import { TextInput } from './TextInput'

/** A person's name, with the right keyboard and autofill of a phone. */
export const NameInput = (props: { name: string; label: string }) => (
  <TextInput {...props} required autoComplete="name" autoCapitalize="words" />
)

export const MobileInput = ({ maxLength, hint }: { maxLength?: number; hint?: string }) => (
  <TextInput
    name="mobile"
    label="Mobile"
    hint={hint}
    required
    type="tel"
    inputMode="numeric"
    autoComplete="tel"
    maxLength={maxLength}
    clean={cleanMobile}
  />
)

export const EmailInput = () => (
  <TextInput
    name="email"
    label="Email"
    required
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
  />
)
