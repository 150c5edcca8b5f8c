import { useLingui } from '@lingui/react/macro'
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown'
import CircularProgress from '@mui/material/CircularProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { entitiesIn, type SelectListName } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { localized } from '@/domain/content/localized'
import { lazyWithFallback } from '../lazyWithFallback'
import { describedBy, Field } from './Field'
import type { Choice, SelectListProps } from './SelectList'
import { FormTouchedContext, useFormField } from './useFormField'

const chosenIn = (options: readonly Choice[], value: string) =>
  options.find((option) => option.value === value)

/** The field without its list, in a form that is not touched yet, or where the code of the list cannot be loaded. */
const WithoutList = ({ value, options, disabled, popupIcon, input, early, renderInput }: SelectListProps) => {
  const [typed, setTyped] = useState<string>()
  useLayoutEffect(() => {
    const { current } = input
    return () => {
      early.current = current === document.activeElement ? current?.value : undefined
    }
  }, [input, early])
  return renderInput({
    input: { endAdornment: popupIcon ?? <ArrowDropDownIcon sx={{ mr: '-1px' }} /> },
    htmlInput: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      autoComplete: 'off',
      spellCheck: false,
      disabled,
      value: typed ?? chosenIn(options, value)?.label ?? '',
      onChange: ({ target }) => setTyped(target.value),
      onBlur: () => setTyped(undefined),
    },
  })
}

const WithList = lazyWithFallback(
  async () => (await import(/* webpackChunkName: 'selectList' */ './SelectList')).SelectList,
  WithoutList,
)

type SelectInputProps = {
  name: string
  label: string
  options: readonly Choice[]
  required?: boolean
  disabled?: boolean
  /** The options are being fetched. */
  loading?: boolean
  /** Called with the chosen value; '' when the choice is cleared. */
  onChosen?: (value: string) => void
}

const folded = (text: string) => text.trim().toLowerCase()

/** A drop-down that narrows as one types. The code of its list is loaded when the form is first touched. */
export const SelectInput = ({ name, options, loading, onChosen, ...field }: SelectInputProps) => {
  const { t } = useLingui()
  const { id, value = '', error, change } = useFormField<string | undefined>(name)
  const input = useRef<HTMLInputElement>(null)
  const early = useRef<string>(undefined)
  const Select = useContext(FormTouchedContext) ? WithList : WithoutList

  // A choice restored from a draft may no longer be offered, and must not be sent unseen.
  const chosen = chosenIn(options, value)
  const isGone = value !== '' && options.length > 0 && !chosen
  useEffect(() => {
    if (isGone) void change('')
  })

  const choose = (next: string) => {
    void change(next)
    onChosen?.(next)
  }
  /** Takes a label that was typed in full; other text is dropped. */
  const takeTyped = (text: string) => {
    const typed = options.find(({ label, also = label }) => [label, also].map(folded).includes(folded(text)))
    if (typed && typed.value !== value) choose(typed.value)
  }
  /** Enter must not send the form while the text is not the choice that would be sent. */
  const holdEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && input.current?.value !== (chosen?.label ?? '')) event.preventDefault()
  }

  return (
    <Select
      id={id}
      value={value}
      options={options}
      disabled={field.disabled}
      popupIcon={loading ? <CircularProgress size={16} aria-label={t`Loading the list`} /> : undefined}
      onChoose={choose}
      input={input}
      early={early}
      renderInput={(slotProps) => (
        <Field id={id} error={error} {...field}>
          <OutlinedInput
            {...slotProps.input}
            id={id}
            name={name}
            inputRef={input}
            placeholder={t`Select`}
            onBlur={({ target }) => takeTyped(target.value)}
            onKeyDown={holdEnter}
            aria-describedby={describedBy(id, undefined, error)}
            slotProps={{ input: { ...slotProps.htmlInput, lang: chosen?.lang, autoCapitalize: 'none' } }}
          />
        </Field>
      )}
    />
  )
}

type SelectListInputProps = { name: string; label: string; list: SelectListName }

/** Offers what has a name in one of the lists that staff maintain. */
export const SelectListInput = ({ list, ...field }: SelectListInputProps) => {
  const { data, isLoading } = portalApi.useGetSelectListsQuery()
  const { i18n } = useLingui()
  const options = useMemo(
    () =>
      entitiesIn(data?.[list])
        .filter(({ label }) => label !== '')
        .map((row) => {
          const { text, lang } = localized(row, 'label', i18n)
          return { value: row.value, label: text, lang, also: row.label }
        }),
    [data, list, i18n],
  )
  return <SelectInput {...field} required options={options} loading={isLoading} />
}
