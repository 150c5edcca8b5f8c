import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { company } from '@/domain/company'

const figures = [
  { value: `${company.since}`, label: `The year we began in ${company.city}` },
  { value: `${company.empanelledCompanies}+`, label: 'Empanelled companies' },
  { value: company.certification, label: 'Certified quality management' },
  { value: `${company.startupAwardYear}`, label: 'Startup award' },
]

const gridSx = {
  display: 'grid',
  // As many lines as there are cells draw themselves, whatever the number of columns.
  gap: '1px',
  bgcolor: 'divider',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  m: 0,
  overflow: 'hidden',
}

/** The company in four figures. */
export const AboutFigures = () => (
  <Paper component="dl" variant="outlined" sx={gridSx}>
    {figures.map(({ value, label }) => (
      <Box
        key={label}
        sx={{
          display: 'flex',
          flexDirection: 'column-reverse',
          justifyContent: 'flex-end',
          bgcolor: 'background.paper',
          p: { xs: 1.75, md: 3 },
        }}
      >
        <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
          {label}
        </Box>
        <Box
          component="dd"
          sx={{
            m: 0,
            color: 'primary.main',
            fontSize: { xs: '1.125rem', sm: '1.375rem', md: '1.75rem' },
            fontWeight: 700,
            lineHeight: 1.2,
            letterSpacing: '-0.01em',
          }}
        >
          {value}
        </Box>
      </Box>
    ))}
  </Paper>
)
