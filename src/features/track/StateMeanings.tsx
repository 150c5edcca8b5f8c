import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Facts } from '@/components/Facts'
import { stateMessages } from '@/domain/submissions/stateMessages'

/** Beside the form, until something is shown. */
export const StateMeanings = () => {
  const { t, i18n } = useLingui()
  const id = useId()
  return (
    <Box component="aside" aria-labelledby={id} sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t`What the words mean`}
      </Typography>
      <Facts>
        {Object.entries(stateMessages.application).map(([state, { word, sentence }]) => (
          <div key={state}>
            <dt>{i18n._(word)}</dt>
            <dd>{i18n._(sentence)}</dd>
          </div>
        ))}
      </Facts>
    </Box>
  )
}
