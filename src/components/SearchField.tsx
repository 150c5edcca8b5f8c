import { useEffect, useRef, type ComponentProps } from 'react'
import { Sheet, type SheetCss } from './Sheet'
import { iconRule, iconShape } from './sheetCss'

const SEARCH =
  'M15.5 14h-.79l-.28-.27C15.41 12.59 16 11.11 16 9.5 16 5.91 13.09 3 9.5 3S3 5.91 3 9.5 5.91 16 9.5 16c1.61 0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19zm-6 0C7.01 14 5 11.99 5 9.5S7.01 5 9.5 5 14 7.01 14 9.5 11.99 14 9.5 14'

const css: SheetCss = (theme) => {
  const { text, primary, background, action, grey } = theme.palette
  return `
.search-field{box-sizing:border-box;display:flex;width:100%;min-width:0;align-items:center;gap:8px;height:3.5rem;padding:0 13px;border:1px solid ${grey[500]};border-radius:${theme.shape.borderRadius}px;background:${background.paper};cursor:text}
@media (hover:hover){.search-field:hover{border-color:${text.primary}}}
.search-field:focus-within{padding:0 12px;border:2px solid ${primary.main}}
.search-field i{${iconShape(SEARCH)}}
${iconRule('.search-field i', { color: action.active })}
.search-field input{flex:1;min-width:0;height:100%;padding:0;border:0;outline:0;background:none;color:${text.primary};letter-spacing:inherit;text-overflow:ellipsis;-webkit-tap-highlight-color:transparent}
.search-field input::placeholder{color:${text.secondary};opacity:1}
.search-field input::-webkit-search-cancel-button{filter:grayscale(1)}
@media (max-width:599.95px){.search-field[data-narrow] i{display:none}}
`
}

type SearchFieldProps = {
  label: string
  placeholder: string
  text: string
  /** Where it is sent without script. */
  form?: string
  name?: string
  autoFocus?: boolean
  /** Beside a button a phone has no room for the lens. */
  isNarrow?: boolean
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

/** A field that is searched with. */
export const SearchField = ({
  label,
  placeholder,
  text,
  form,
  name,
  autoFocus,
  isNarrow = false,
  onType,
}: SearchFieldProps) => (
  <label className="search-field" data-narrow={isNarrow || undefined}>
    <Sheet name="search-field" css={css} />
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
      autoFocus={autoFocus}
    />
  </label>
)
