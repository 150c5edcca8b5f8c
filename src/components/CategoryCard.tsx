import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { Link as RouterLink } from 'react-router'
import type { Category } from '@/domain/entities'
import { categoryJobsPath } from '@/domain/paths'
import { cardLinkSx, linkedCardSx } from './cardSx'

/** A category with the number of its jobs, leading to them. */
export const CategoryCard = ({ category }: { category: Category }) => (
  <Paper variant="outlined" sx={{ ...linkedCardSx, p: 2 }}>
    <Link
      component={RouterLink}
      to={categoryJobsPath(category.industry_id)}
      color="textPrimary"
      underline="none"
      sx={{ ...cardLinkSx, display: 'block' }}
    >
      <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
        {category.label}
      </Box>{' '}
      <Box component="span" sx={{ display: 'block', mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
        {`${category.count ?? 0} Jobs`}
      </Box>
    </Link>
  </Paper>
)
