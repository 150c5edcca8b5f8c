import { useEffect, useRef, type MouseEvent } from 'react'
import type { Option } from '@/domain/options'
import { optionId, listId } from './useCombobox'

type SelectListProps = {
  /** Of the field that it belongs to. */
  id: string
  labelledBy: string
  isOpen: boolean
  loading: boolean
  rows: readonly Option[]
  /** The row that Enter takes; -1 is none. */
  row: number
  chosen: Option | undefined
  mark: (row: number) => void
  choose: (option: Option) => void
}

/** What is seen of the place where an element stands: the window, or what scrolls in it. */
const seenAround = (element: HTMLElement) => {
  let top = 0
  let bottom = window.innerHeight
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (outer === document.body || getComputedStyle(outer).overflowY === 'visible') continue
    const edges = outer.getBoundingClientRect()
    top = Math.max(top, edges.top)
    bottom = Math.min(bottom, edges.bottom)
  }
  return { top, bottom }
}

/** Below its field; above it where only there is room. */
const place = (list: HTMLElement | null) => {
  const field = list?.parentElement
  if (!list || !field) return
  const { top, bottom } = seenAround(field)
  const edges = field.getBoundingClientRect()
  const roomBelow = bottom - edges.bottom
  list.toggleAttribute('data-above', roomBelow < list.offsetHeight && edges.top - top > roomBelow)
}

/** Scrolls the list, and nothing around it. */
const showRow = (list: HTMLElement, row: HTMLElement) => {
  const rowBottom = row.offsetTop + row.offsetHeight
  if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop
  else if (rowBottom > list.scrollTop + list.clientHeight) list.scrollTop = rowBottom - list.clientHeight
}

/** A browser tells of a pointer that rests when a list is scrolled under it. */
const hasMoved = ({ movementX, movementY }: MouseEvent) => movementX !== 0 || movementY !== 0

/** A press on the list leaves the focus in the field, which hears the keys. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The rows of a list that is open, or why there are none. */
export const SelectList = ({
  id,
  labelledBy,
  isOpen,
  loading,
  rows,
  row,
  chosen,
  mark,
  choose,
}: SelectListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const hasRows = isOpen && rows.length > 0

  useEffect(() => {
    if (isOpen) place(hasRows ? list.current : note.current)
  }, [isOpen, hasRows])
  useEffect(() => {
    const marked = list.current?.children[row]
    // A pointer that marks a row sees it.
    if (hasRows && list.current && marked instanceof HTMLElement && !marked.matches(':hover'))
      showRow(list.current, marked)
  }, [hasRows, row])

  return (
    <>
      {hasRows ? (
        <div
          ref={list}
          role="listbox"
          id={listId(id)}
          aria-labelledby={labelledBy}
          tabIndex={-1}
          className="form-list"
          onMouseDown={keepFocus}
          // What a finger scrolls away is not what Enter should take.
          onTouchMove={() => mark(-1)}
        >
          {rows.map((option, index) => (
            <button
              key={option.value}
              type="button"
              tabIndex={-1}
              role="option"
              id={optionId(id, index)}
              aria-selected={option === chosen}
              data-marked={index === row ? '' : undefined}
              onMouseMove={(event) => hasMoved(event) && mark(index)}
              onClick={() => choose(option)}
            >
              {option.label}
            </button>
          ))}
        </div>
      ) : null}
      {/* There before it says anything: what is put into it is read out. */}
      <div ref={note} aria-live="polite" className="form-list-note">
        {isOpen && !hasRows ? <span>{loading ? 'Loading…' : 'No options'}</span> : null}
      </div>
    </>
  )
}
