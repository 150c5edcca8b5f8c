import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

type TogglesProps<Value extends string> = {
  label: string
  value: Value
  /** The label of each value. */
  options: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
}

export const Toggles = <Value extends string>({ label, value, options, onChange }: TogglesProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    onChange={(_event, next: Value | null) => next && onChange(next)}
  >
    {Object.entries<string>(options).map(([option, words]) => (
      <ToggleButton key={option} value={option} sx={{ py: 0.25 }}>
        {words}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
