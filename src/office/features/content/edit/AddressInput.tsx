import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type KeyboardEvent } from 'react'

type AddressInputProps = { label: string; onEnter: (address: string) => void }

/** Takes the address of a file that is on another server. */
export const AddressInput = ({ label, onEnter }: AddressInputProps) => {
  const [typed, setTyped] = useState('')
  const enter = () => typed.trim() !== '' && onEnter(typed.trim())
  const enterByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around it must not be sent.
    event.preventDefault()
    enter()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
      <OutlinedInput
        size="small"
        fullWidth
        autoFocus
        value={typed}
        placeholder="https://"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={enterByKey}
        slotProps={{ input: { 'aria-label': label, inputMode: 'url', autoComplete: 'off' } }}
      />
      <Button variant="outlined" onClick={enter}>
        Use
      </Button>
    </Box>
  )
}
