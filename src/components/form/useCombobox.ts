import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import type { Option } from '@/domain/options'

/** What the parts of a list call each other by. */
export const listId = (id: string) => `${id}-list`
export const optionId = (id: string, row: number) => `${id}-option-${row}`

/** As far as one press of Page Down goes. */
const PAGE_ROWS = 5

/** No row. */
const NONE = -1

/** Capitals and accents make no difference to who looks for a word. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()

const matching = (options: readonly Option[], typed: string) =>
  options.filter(({ label }) => folded(label).includes(folded(typed)))

/** Where a key leads in a list whose last row this is; from either end on to the other. */
const rowAfter = (key: string, row: number, last: number) => {
  switch (key) {
    case 'ArrowDown':
      return row >= last ? 0 : row + 1
    case 'ArrowUp':
      return row <= 0 ? last : row - 1
    case 'PageDown':
      return Math.min(row + PAGE_ROWS, last)
    case 'PageUp':
      return Math.max(row - PAGE_ROWS, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** With these the cursor moves in the text while no list is open. */
const ONLY_IN_LIST = new Set(['Home', 'End'])

type ComboboxOptions = {
  id: string
  options: readonly Option[]
  chosen: Option | undefined
  /** Told of nothing where the text was wiped. */
  onChoose: (option: Option | undefined) => void
}

/**
 * What a list does that can be typed into (the "editable combobox with list autocomplete" of the ARIA guide): a
 * press or an arrow opens it, what is typed narrows it, and Enter takes the row that is marked. What was typed and
 * not taken goes with the focus.
 */
export const useCombobox = ({ id, options, chosen, onChoose }: ComboboxOptions) => {
  const input = useRef<HTMLInputElement>(null)
  const isEntered = useRef(false)
  const [isOpen, setIsOpen] = useState(false)
  /** Until a row is taken; what is chosen narrows nothing. */
  const [typed, setTyped] = useState<string>()
  const [marked, setMarked] = useState(NONE)
  const rows = typed === undefined ? options : matching(options, typed)
  const row = Math.min(marked, rows.length - 1)
  const markedRow = isOpen ? rows[row] : undefined

  const open = () => {
    setMarked(
      Math.max(
        0,
        rows.findIndex((option) => option === chosen),
      ),
    )
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const toggle = () => (isOpen ? close() : open())
  const type = (text: string) => {
    setTyped(text)
    setMarked(0)
    // A text that is wiped opens nothing.
    if (text !== '') setIsOpen(true)
  }
  const choose = (option: Option) => {
    setTyped(undefined)
    close()
    if (option !== chosen) onChoose(option)
  }

  // Who stands in the field when the script comes has pressed it or typed there; who has left it meant what it says.
  const isAdopted = useRef(false)
  useLayoutEffect(() => {
    const { current } = input
    if (isAdopted.current || !current) return
    isAdopted.current = true
    const early = current.value
    if (document.activeElement === current) {
      if (early === '' || chosen) open()
      else type(early)
    } else if (early !== '' && !chosen) {
      const meant = options.find(({ label }) => folded(label) === folded(early.trim()))
      if (meant) onChoose(meant)
      else current.value = ''
    }
  })

  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is still being composed takes the keys for itself.
    if (event.nativeEvent.isComposing) return
    const next = rowAfter(event.key, row, rows.length - 1)
    if (next !== undefined && (isOpen || !ONLY_IN_LIST.has(event.key))) {
      event.preventDefault()
      if (isOpen) setMarked(next)
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      // Takes a row, and does not send the form.
      event.preventDefault()
      if (markedRow) choose(markedRow)
      else close()
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the list, and not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return {
    isOpen,
    rows,
    row,
    choose,
    mark: setMarked,
    toggle: () => {
      input.current?.focus()
      toggle()
    },
    leave: () => {
      isEntered.current = false
      setTyped(undefined)
      close()
    },
    inputProps: {
      ref: input,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && rows.length > 0,
      'aria-controls': isOpen && rows.length > 0 ? listId(id) : undefined,
      'aria-activedescendant': markedRow ? optionId(id, row) : undefined,
      value: typed ?? chosen?.label ?? '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        type(target.value)
        if (target.value === '' && chosen) onChoose(undefined)
      },
      onKeyDown,
      onMouseDown: ({ button, currentTarget }: MouseEvent<HTMLInputElement>) => {
        if (button === 0 && (!isOpen || currentTarget.value === '')) toggle()
      },
      // The first press takes the whole text, so that what is typed then replaces it.
      onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
        if (!isEntered.current && currentTarget.selectionStart === currentTarget.selectionEnd)
          currentTarget.select()
        isEntered.current = true
      },
    } as const,
  }
}
