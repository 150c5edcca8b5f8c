import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Facts } from '@/components/Facts'
import texts from './stateMeanings.json'

const meanings: Partial<Record<string, string>> = { ...texts.ofApplicants, ...texts.ofOthers }

/** The meaning of each word for a state, told to the sender. */
export const meaningOf = (state: string) => meanings[state]

/** Beside the form, until something is shown. */
export const StateMeanings = () => {
  const id = useId()
  return (
    <Box component="aside" aria-labelledby={id} sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        What the words mean
      </Typography>
      <Facts>
        {Object.entries(texts.ofApplicants).map(([word, meaning]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Facts>
    </Box>
  )
}
