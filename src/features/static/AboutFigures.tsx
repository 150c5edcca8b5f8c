import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { company } from '@/domain/company'

const figures = [
  { value: `${company.since}`, label: `The year we began in ${company.city}` },
  { value: `${company.empanelledCompanies}+`, label: 'Empanelled companies' },
  { value: company.certification, label: 'Certified quality management' },
  { value: `${company.startupAwardYear}`, label: 'Startup award' },
]

/** The gaps show the background as lines between the cells. */
const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  backgroundColor: theme.palette.divider,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}))

const Figure = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: theme.spacing(1.75),
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
}))

const valueSx = { m: 0, fontSize: { xs: '1.125rem', sm: '1.375rem', md: '1.75rem' } }

export const AboutFigures = () => (
  <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
    <Figures>
      {figures.map(({ value, label }) => (
        <Figure key={label}>
          <Typography component="dt" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h2" color="primary" sx={valueSx}>
            {value}
          </Typography>
        </Figure>
      ))}
    </Figures>
  </Paper>
)
