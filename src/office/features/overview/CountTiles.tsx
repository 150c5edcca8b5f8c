import Box from '@mui/material/Box'
import CardActionArea from '@mui/material/CardActionArea'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Arrivals, Overview } from '@/domain/office/overview'
import { formatShort, showDay } from '../../components/dates'
import { inboxWith } from '../../paths'

type TileProps = { label: string; since: string; arrivals: Arrivals | null }

/** A figure that leads to what it counts. */
const Tile = ({ label, since, arrivals }: TileProps) => {
  const content = (
    <Box sx={{ width: '100%', height: '100%', p: { xs: 1.25, sm: 2 }, '& > *': { display: 'block' } }}>
      <Typography component="span" sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.3 }}>
        {arrivals ? arrivals.total.toLocaleString('en-IN') : '–'}
      </Typography>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {since}
      </Typography>
    </Box>
  )
  return (
    <Paper component="li" variant="outlined">
      {arrivals ? (
        <CardActionArea href={inboxWith({ from: arrivals.from })} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Paper>
  )
}

/** The latest arrivals; each figure leads to them. */
export const CountTiles = ({ counts: { today, week, sinceVisit } }: Pick<Overview, 'counts'>) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: { xs: 1, sm: 2 },
      m: 0,
      p: 0,
      listStyle: 'none',
    }}
  >
    <Tile label="Today" since={showDay(today.from)} arrivals={today} />
    <Tile label="This week" since={`since ${showDay(week.from)}`} arrivals={week} />
    <Tile
      label="Since your last visit"
      since={sinceVisit ? `since ${formatShort(sinceVisit.from)}` : 'This is your first visit.'}
      arrivals={sinceVisit}
    />
  </Box>
)
