import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KeyboardEvent } from 'react'

type AddressInputProps = {
  label: string
  address: string
  onChange: (address: string) => void
  /** Called when it is whole, so that the file can be shown. */
  onEnter: () => void
}

/** Takes the address of a file that is on another server. */
export const AddressInput = ({ label, address, onChange, onEnter }: AddressInputProps) => {
  const enterByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around it must not be sent.
    event.preventDefault()
    onEnter()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
      <OutlinedInput
        size="small"
        fullWidth
        autoFocus
        value={address}
        placeholder="https://"
        onChange={(event) => onChange(event.target.value.trim())}
        onKeyDown={enterByKey}
        slotProps={{ input: { 'aria-label': label, inputMode: 'url', autoComplete: 'off' } }}
      />
      <Button variant="outlined" onClick={onEnter}>
        Use
      </Button>
    </Box>
  )
}
