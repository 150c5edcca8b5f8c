import CardActionArea from '@mui/material/CardActionArea'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Category } from '@/domain/entities'
import { categoryJobsPath } from '@/domain/paths'
import { LinkedCard } from './cards'

const Label = styled(Typography)({
  fontWeight: 600,
  // Long words are divided where the window, or large letters, leave them no room.
  '@media (max-width: 22.49em)': { WebkitHyphens: 'auto', hyphens: 'auto' },
})

export const CategoryCard = ({ category }: { category: Category }) => (
  <LinkedCard>
    <CardActionArea href={categoryJobsPath(category.industry_id)} sx={{ px: { xs: 1.5, sm: 2 }, py: 2 }}>
      <Label>{category.label}</Label>{' '}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {`${category.count ?? 0} Jobs`}
      </Typography>
    </CardActionArea>
  </LinkedCard>
)
