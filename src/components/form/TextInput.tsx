import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, useState, type InputHTMLAttributes } from 'react'
import { cleanEmail, isForAnyServer } from '@/domain/text/email'
import { cleanMobile, typedMobile } from '@/domain/text/mobile'
import { onOneLine } from '@/domain/text/oneLine'
import { describedBy, Field } from './Field'
import { useAnsweredFocus, useFormField } from './useFormField'

type TextInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'list' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'autoFocus'
> & {
  name: string
  label: string
  hint?: string
  /** A note about the typed text. */
  note?: string
  required?: boolean
  /** Changes the text while it is typed. */
  fit?: (text: string) => string
  /** How the text is written in the end: applied when the field is left. */
  clean?: (text: string) => string
  /** A likely correction of the end of the text: offered when the field is left. */
  meant?: (text: string) => Promise<string | undefined>
}

const asItIs = (text: string) => text

/** One line of text. */
export const TextInput = (props: TextInputProps) => {
  const { t } = useLingui()
  const { name, label, hint, note, required, fit = asItIs, clean = onOneLine, meant, ...input } = props
  const { id, value = '', error, change } = useFormField<string | undefined>(name)
  const isRefused = useAnsweredFocus(error)
  const control = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState<{ text: string; better?: string }>()
  const better = value === left?.text ? left.better : undefined
  const leave = () => {
    const text = clean(value)
    if (text !== value) void change(text)
    void meant?.(text).then((found) => setLeft({ text, better: found }))
  }
  const take = (domain: string) => {
    // The button is about to disappear, and the focus would be lost with it.
    control.current?.focus()
    void change(value.replace(/[^@]*$/, domain))
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => void change(fit(event.target.value))}
        onBlur={leave}
        aria-describedby={describedBy(id, hint, error)}
        inputRef={control}
        slotProps={{ input: { ...input, autoFocus: input.autoFocus || isRefused } }}
      />
      {meant ? (
        <div aria-live="polite">
          {note ? <FormHelperText error={false}>{note}</FormHelperText> : null}
          {better ? (
            <Button type="button" size="small" sx={{ px: 0.5, ml: -0.5 }} onClick={() => take(better)}>
              {t`Did you mean ${better}?`}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Field>
  )
}

/** A person's name, with the right keyboard and autofill of a phone. */
export const NameInput = (props: { name: string; label: string }) => (
  <TextInput {...props} required autoComplete="name" autoCapitalize="words" />
)

type ContactInputProps = { maxLength?: number; hint?: string; required?: boolean }

export const MobileInput = ({ maxLength = Infinity, hint, required = true }: ContactInputProps) => {
  const { t } = useLingui()
  return (
    <TextInput
      name="mobile"
      label={t`Mobile`}
      hint={hint}
      required={required}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      // Not by the browser, which would cut a pasted number before its spaces and its country's code are off.
      fit={(text) => typedMobile(text, maxLength)}
      clean={(text) => cleanMobile(text, maxLength)}
    />
  )
}

/** Loaded when an address was typed; without a line none is offered. */
const findMeantDomain = async (email: string) =>
  (await import('@/domain/text/meantDomain').catch(() => undefined))?.meantDomain(email)

export const EmailInput = ({ required = true }: ContactInputProps) => {
  const { t } = useLingui()
  const { value = '' } = useFormField<string | undefined>('email')
  const isWritable = isForAnyServer(value.replace(/@.*$/, ''))
  return (
    <TextInput
      name="email"
      label={t`Email`}
      note={
        isWritable
          ? undefined
          : t`Not every mail server can write to these letters. If ours cannot, we call you.`
      }
      required={required}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      clean={cleanEmail}
      meant={findMeantDomain}
    />
  )
}
