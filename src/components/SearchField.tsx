import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type SearchFieldProps = {
  label: string
  placeholder: string
  /** The text that is searched for: it replaces what was typed when it changes. */
  text: string
  name?: string
  autoFocus?: boolean
  /** Beside a button a phone has no room for the icon. */
  isNarrow?: boolean
  onType?: (text: string) => void
}

/** A field for searching. Its text is in the browser's hands: the list that it narrows may follow a key later. */
export const SearchField = ({ text, label, isNarrow, onType, ...field }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [startText] = useState(text)
  const shownText = useRef(text)
  /** What was typed before the script came. */
  const takeEarly = useEffectEvent(() => {
    const { value = startText } = input.current ?? {}
    if (value !== startText) onType?.(value)
  })
  useEffect(() => takeEarly(), [])
  useEffect(() => {
    // A text typed before the script came must not be overwritten.
    if (shownText.current === text) return
    shownText.current = text
    if (input.current && input.current.value !== text) input.current.value = text
  }, [text])
  return (
    <OutlinedInput
      {...field}
      inputRef={input}
      type="search"
      defaultValue={startText}
      onChange={(event) => onType?.(event.target.value)}
      autoComplete="off"
      startAdornment={
        <InputAdornment position="start" sx={{ display: { xs: isNarrow ? 'none' : 'flex', sm: 'flex' } }}>
          <SearchIcon />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search' } }}
    />
  )
}
