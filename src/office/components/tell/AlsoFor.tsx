import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import type { AlsoRow } from '@/domain/submissions/telling'
import { describeRow } from '@/domain/submissions/inbox'
import { stateLabel } from '@/domain/submissions/states'
import { formatShort } from '../dates'
import { Tick } from '../fields'

type AlsoForProps = {
  rows: readonly AlsoRow[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

const sharedWords = ({ ways }: AlsoRow) =>
  [ways.includes('email') ? 'address' : '', ways.includes('phone') ? 'number' : '']
    .filter(Boolean)
    .join(' and ')

/** Other submissions with the same number or address; ticked ones count as answered, too. */
export const AlsoFor = ({ rows, chosen, onChange }: AlsoForProps) =>
  rows.length === 0 ? null : (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      {rows.map((row) => (
        <Tick
          key={row.reference}
          isTicked={chosen.includes(row.reference)}
          onChange={(isTicked) => {
            const others = chosen.filter((reference) => reference !== row.reference)
            onChange(isTicked ? [...others, row.reference] : others)
          }}
          label={
            <>
              {`Also counts for ${row.name || 'No name'}, ${describeRow(row)} `}
              <Typography
                component="span"
                variant="body2"
                color={row.isSamePerson ? 'textSecondary' : 'warning'}
              >
                {`(${stateLabel(row.state, row.kind)}, ${formatShort(row.receivedAt)}, ${row.isSamePerson ? '' : 'another name, '}same ${sharedWords(row)})`}
              </Typography>
            </>
          }
        />
      ))}
    </Box>
  )
