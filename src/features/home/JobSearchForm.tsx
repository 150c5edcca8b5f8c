import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { jobSearchPath, paths } from '@/domain/paths'

/** Opens the list of full-time jobs that hold the text. */
export const JobSearchForm = () => {
  const [text, setText] = useState('')
  const navigate = useNavigate()

  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    void navigate(jobSearchPath(text.trim()))
  }

  return (
    <Box
      component="form"
      role="search"
      action={paths.fullTimeJobs}
      onSubmit={search}
      sx={{
        display: 'flex',
        maxWidth: 640,
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 0.75,
        gap: 0.75,
      }}
    >
      <OutlinedInput
        type="search"
        name="q"
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="What are you looking for?"
        startAdornment={
          <InputAdornment position="start" sx={{ display: { xs: 'none', sm: 'flex' } }}>
            <SearchIcon />
          </InputAdornment>
        }
        sx={{ '& fieldset': { borderColor: 'transparent' } }}
        slotProps={{ input: { 'aria-label': 'Search jobs', autoComplete: 'off', enterKeyHint: 'search' } }}
      />
      <Button type="submit" variant="contained" sx={{ flexShrink: 0, px: { xs: 2, sm: 3 } }}>
        Search
      </Button>
    </Box>
  )
}
