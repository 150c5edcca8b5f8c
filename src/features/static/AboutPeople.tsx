import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { CardGrid } from '@/components/CardGrid'
import { company } from '@/domain/company'
import { AboutSection } from './AboutSection'

const people = [
  { name: company.founder, role: 'Founder' },
  { name: company.coFounder, role: 'Co-founder' },
]

const CARD_WIDTH_PX = 320

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([initial = '']) => initial)
    .join('')

/** Who leads the company. */
export const AboutPeople = () => (
  <AboutSection title="Who leads us">
    <CardGrid cardWidthPx={CARD_WIDTH_PX}>
      {people.map(({ name, role }) => (
        <li key={role}>
          <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2.5 }}>
            <Avatar
              aria-hidden
              sx={{ width: 52, height: 52, bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 }}
            >
              {initialsOf(name)}
            </Avatar>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h3">{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {role}
              </Typography>
            </Box>
          </Paper>
        </li>
      ))}
    </CardGrid>
  </AboutSection>
)
