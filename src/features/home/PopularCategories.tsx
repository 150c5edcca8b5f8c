import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import { useGetHomeIndustriesQuery } from '@/api/portalApi'
import { CategoryCard } from '@/components/CategoryCard'
import { Loading } from '@/components/Loading'
import { paths } from '@/domain/paths'
import { selectHomeIndustries } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { HomeSection } from './HomeSection'

/** The height of twelve categories. */
const HEIGHT_PX = { xs: 734, sm: 409, md: 395, lg: 292 }

/** The industries with the number of their jobs. Without them the link to all categories stays. */
export const PopularCategories = () => {
  const { isLoading } = useGetHomeIndustriesQuery()
  const industries = useAppSelector(selectHomeIndustries)
  return (
    <HomeSection
      title="Popular Category"
      subtitle="Industry wise jobs"
      more={{ label: 'All Categories', href: paths.allCategories }}
      bgcolor="background.paper"
    >
      {isLoading ? (
        <Box sx={{ height: HEIGHT_PX }}>
          <Loading label="Loading categories" />
        </Box>
      ) : (
        <Grid container component="ul" spacing={{ xs: 1.5, md: 2 }} sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {industries.map((industry) => (
            <Grid key={industry.industry_id} component="li" size={{ xs: 6, sm: 4, lg: 3 }}>
              <CategoryCard category={industry} />
            </Grid>
          ))}
        </Grid>
      )}
    </HomeSection>
  )
}
