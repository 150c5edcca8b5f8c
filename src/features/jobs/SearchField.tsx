import { useEffect, useRef, type ComponentProps } from 'react'
import { Sheet } from '@/components/Sheet'
import { searchFieldCss } from './browserCss'

type SearchFieldProps = {
  label: string
  placeholder: string
  text: string
  /** Where it is sent without script. */
  form?: string
  name?: string
  onType: (text: string) => void
}

/** What was typed into a page from the server before it was taken over counts. */
const useTypedBefore = (text: string, onType: (text: string) => void) => {
  const field = useRef<HTMLInputElement>(null)
  const isAdopted = useRef(false)
  useEffect(() => {
    const typed = field.current?.value ?? text
    if (!isAdopted.current && typed !== text) onType(typed)
    isAdopted.current = true
  }, [text, onType])
  return field
}

const searching: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'enterKeyHint'> = {
  type: 'search',
  autoComplete: 'off',
  enterKeyHint: 'search',
}

/** Narrows what stands below it as the visitor types. */
export const SearchField = ({ label, placeholder, text, form, name, onType }: SearchFieldProps) => (
  <label className="search-field">
    <Sheet name="search-field" css={searchFieldCss} />
    <i />
    <input
      ref={useTypedBefore(text, onType)}
      {...searching}
      form={form}
      name={name}
      value={text}
      onChange={(event) => onType(event.target.value)}
      placeholder={placeholder}
      aria-label={label}
    />
  </label>
)
