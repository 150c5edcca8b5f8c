import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths, servicesSearchPath } from '@/domain/paths'

/** Asks again without the pop-up of the header. What was searched for stands in the address. */
export const ServiceSearchBox = ({ search }: { search: string }) => {
  const navigate = useNavigate()
  const [text, setText] = useState(search)
  const [shown, setShown] = useState(search)
  // Back, the pop-up and the link that shows all change the address behind the box.
  if (shown !== search) {
    setShown(search)
    setText(search)
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted !== search) void navigate(wanted ? servicesSearchPath(wanted) : paths.services)
  }

  return (
    <Box
      component="form"
      role="search"
      action={paths.services}
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1.5, maxWidth: 560 }}
    >
      <OutlinedInput
        type="search"
        name="search"
        size="small"
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="Recruitment, payroll, BPO …"
        slotProps={{
          input: { 'aria-label': 'Search services', autoComplete: 'off', enterKeyHint: 'search' },
        }}
        sx={{ minHeight: 44 }}
      />
      <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
        Search
      </Button>
    </Box>
  )
}
