import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { describeRow, type InboxRow } from '@/domain/office/inbox'
import { stateLabel } from '@/domain/office/states'
import { formatShort } from '../dates'

type AlsoForProps = {
  rows: readonly InboxRow[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Other submissions in which the same person waits for news: told once, all of them can count as told. */
export const AlsoFor = ({ rows, chosen, onChange }: AlsoForProps) =>
  rows.length === 0 ? null : (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      {rows.map((row) => (
        <FormControlLabel
          key={row.reference}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(row.reference)}
              onChange={(_event, isTicked) => {
                const others = chosen.filter((reference) => reference !== row.reference)
                onChange(isTicked ? [...others, row.reference] : others)
              }}
              sx={{ p: 0.5, alignSelf: 'start' }}
            />
          }
          label={
            <>
              {`Also counts for ${describeRow(row)} `}
              <Typography component="span" variant="body2" color="textSecondary">
                {`(${stateLabel(row.state, row.kind)}, ${formatShort(row.receivedAt)})`}
              </Typography>
            </>
          }
          sx={{ mr: 0, ml: -0.5, overflowWrap: 'anywhere' }}
        />
      ))}
    </Box>
  )
