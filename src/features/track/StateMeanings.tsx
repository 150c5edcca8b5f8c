import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Facts } from '@/components/Facts'
import { statesOf } from '@/domain/office/states'

/** Beside the form, until something is shown. */
export const StateMeanings = () => {
  const id = useId()
  return (
    <Box component="aside" aria-labelledby={id} sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        What the words mean
      </Typography>
      <Facts>
        {Object.values(statesOf.application).map(({ word, sentence }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </Facts>
    </Box>
  )
}
