import { useGetHomeIndustriesQuery } from '@/api/portalApi'
import { CategoryCard } from '@/components/CategoryCard'
import { paths } from '@/domain/paths'
import { selectHomeIndustries } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { HomeSection } from './HomeSection'
import { Reserved } from './Reserved'
import { Tiles } from './Tiles'

const reservedSx = { minHeight: { xs: 734, sm: 409, md: 395, lg: 292 } }

/** The industries with the number of their jobs (spec section 2). Without them the way to all categories stays. */
export const PopularCategories = () => {
  const { isLoading } = useGetHomeIndustriesQuery()
  const industries = useAppSelector(selectHomeIndustries)
  return (
    <HomeSection
      title="Popular Category"
      subtitle="Industry wise jobs"
      more={{ label: 'All Categories', to: paths.allCategories }}
      raised
    >
      {isLoading ? (
        <Reserved label="Loading categories" sx={reservedSx} />
      ) : (
        <Tiles columns={{ xs: 2, sm: 3, lg: 4 }}>
          {industries.map((industry) => (
            <li key={industry.industry_id}>
              <CategoryCard category={industry} />
            </li>
          ))}
        </Tiles>
      )}
    </HomeSection>
  )
}
