import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { InboxChange } from '@/domain/office/inbox'
import { doneBy, isNote, nameOf } from '@/domain/office/inboxChange'
import { showMoment } from '../../../components/dates'
import { Section } from './Section'

/** So many are seen at once. */
const FEW = 3

/** Who changed what when, newest first; the rest behind a button. */
export const Changes = ({ changes }: { changes: readonly InboxChange[] }) => {
  const [isAll, setIsAll] = useState(false)
  const told = changes.filter((change) => !isNote(change))
  if (told.length === 0) return null
  const shown = isAll ? told : told.slice(0, FEW)
  return (
    <Section
      title="Changes"
      action={
        told.length > FEW ? (
          <Button size="small" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? 'Show fewer' : `Show all ${told.length}`}
          </Button>
        ) : undefined
      }
    >
      <Box
        component="ul"
        aria-label="Changes"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
      >
        {shown.map((change) => (
          <Typography
            component="li"
            variant="body2"
            key={`${change.version} ${change.what} ${change.value}`}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {`${doneBy(change)} by ${nameOf(change.account)}, `}
            <Box component="time" dateTime={change.at} sx={{ color: 'text.secondary' }}>
              {showMoment(change.at)}
            </Box>
          </Typography>
        ))}
      </Box>
    </Section>
  )
}
