import Box from '@mui/material/Box'
import CardActionArea from '@mui/material/CardActionArea'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Arrivals, Overview } from '@/domain/office/overview'
import { showDay, showReceived } from '../../components/dates'
import { inboxWith } from '../../paths'

const padding = { p: { xs: 1.25, sm: 2 }, height: '100%' }

type TileProps = { label: string; since: string; total: string }

const TileText = ({ label, since, total }: TileProps) => (
  <>
    <Typography
      component="span"
      sx={{ display: 'block', fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.3 }}
    >
      {total}
    </Typography>
    <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {since}
    </Typography>
  </>
)

type LinkedTileProps = { label: string; since: string; arrivals: Arrivals }

const numbers = new Intl.NumberFormat('en-IN')

const LinkedTile = ({ arrivals: { from, total }, ...text }: LinkedTileProps) => (
  <CardActionArea
    href={inboxWith({ from })}
    sx={{
      ...padding,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'flex-start',
    }}
  >
    <TileText {...text} total={numbers.format(total)} />
  </CardActionArea>
)

/** What came in lately; each leads to it. */
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
    <Paper component="li" variant="outlined">
      <LinkedTile label="Today" since={showDay(today.from)} arrivals={today} />
    </Paper>
    <Paper component="li" variant="outlined">
      <LinkedTile label="This week" since={`since ${showDay(week.from)}`} arrivals={week} />
    </Paper>
    <Paper component="li" variant="outlined">
      {sinceVisit ? (
        <LinkedTile
          label="Since your last visit"
          since={`since ${showReceived(sinceVisit.from)}`}
          arrivals={sinceVisit}
        />
      ) : (
        <Box sx={padding}>
          <TileText label="Since your last visit" since="This is your first visit." total="–" />
        </Box>
      )}
    </Paper>
  </Box>
)
