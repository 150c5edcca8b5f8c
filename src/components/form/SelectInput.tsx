import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { entitiesIn, type SelectListName } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { localized } from '@/domain/content/localized'
import { NativeSelect } from '../NativeSelect'
import { useHydrated } from '../scripting'
import { describedBy, Field } from './Field'
import type { Choice, SelectList } from './SelectList'
import { useAnsweredFocus, useFormField } from './useFormField'

let loaded: typeof SelectList | undefined

/** Loads the list that narrows as one types; where that fails, the browser's own list stays. */
export const loadSelectList = async () => {
  loaded ??= (await import(/* webpackChunkName: 'selectList' */ './SelectList')).SelectList
  return loaded
}

/** Our list, which takes the place of the browser's own once it is loaded, with the focus if the visitor has it there. */
const useSelectList = (input: RefObject<HTMLElement | null>) => {
  const isHydrated = useHydrated()
  const [list, setList] = useState(isHydrated && loaded ? { List: loaded, hasFocus: false } : undefined)
  useEffect(() => {
    const take = (List: typeof SelectList) =>
      setList((before) => before ?? { List, hasFocus: document.activeElement === input.current })
    loadSelectList().then(take, () => undefined)
  }, [input])
  return list
}

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

/** A drop-down: the browser's own, and with script one that narrows as one types. */
export const SelectInput = ({ name, options, loading: isLoading, onChosen, ...field }: SelectInputProps) => {
  const { t } = useLingui()
  const { id, value = '', error, change } = useFormField<string | undefined>(name)
  const autoFocus = useAnsweredFocus(error)
  const input = useRef<HTMLInputElement>(null)
  const list = useSelectList(input)

  // A choice restored from a draft may no longer be offered, and must not be sent unseen.
  const chosen = options.find((option) => option.value === value)
  const isGone = value !== '' && options.length > 0 && !chosen
  useEffect(() => {
    if (isGone) void change('')
  })

  const choose = (next: string) => {
    void change(next)
    onChosen?.(next)
  }
  const control = {
    id,
    name,
    inputRef: input,
    'aria-describedby': describedBy(id, undefined, error),
  }
  return (
    <Field id={id} error={error} {...field}>
      {list ? (
        <list.List
          control={control}
          chosen={chosen}
          options={options}
          disabled={field.disabled}
          isLoading={isLoading}
          opensAtOnce={list.hasFocus}
          onChoose={choose}
        />
      ) : (
        <NativeSelect
          {...control}
          value={value}
          autoFocus={autoFocus}
          onChange={({ target }) => choose(target.value)}
          options={[{ value: '', label: t`Select` }, ...options]}
          inputProps={{ lang: chosen?.lang }}
        />
      )}
    </Field>
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
