import { useEffect, useRef, type CSSProperties } from 'react'
import { checkboxCss } from './checkboxCss'
import { Sheet } from './Sheet'

type Choice = { value: string; label: string; count?: number }

type Columns = number | { xs: number; sm: number }

type CheckboxListProps = {
  choices: readonly Choice[]
  chosen: readonly string[]
  /** Of every box, where they are a field of a form. */
  name?: string
  /** Short labels stand side by side. */
  columns?: Columns
  onToggle: (value: string) => void
}

const columnsOf = (columns: Columns): CSSProperties & Record<`--${string}`, number> => {
  const { xs, sm } = typeof columns === 'number' ? { xs: columns, sm: columns } : columns
  return { '--xs': xs, '--sm': sm }
}

/** A page from the server can be ticked before it is taken over: what stands in it then counts. */
const useTicksFromBefore = (chosen: readonly string[], onToggle: (value: string) => void) => {
  const list = useRef<HTMLDivElement>(null)
  const isAdopted = useRef(false)
  useEffect(() => {
    if (isAdopted.current) return
    isAdopted.current = true
    list.current?.querySelectorAll('input').forEach((box) => {
      if (box.checked !== chosen.includes(box.value)) onToggle(box.value)
    })
  }, [chosen, onToggle])
  return list
}

/** Boxes of which several can be ticked. */
export const CheckboxList = ({ choices, chosen, name, columns = 1, onToggle }: CheckboxListProps) => (
  <div ref={useTicksFromBefore(chosen, onToggle)} className="check-list" style={columnsOf(columns)}>
    <Sheet name="checkboxes" css={checkboxCss} />
    {choices.map(({ value, label, count }) => (
      <label key={value}>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
        <span>{label}</span>
        {count === undefined ? null : <span className="check-count">{count}</span>}
      </label>
    ))}
  </div>
)
