import { entitiesIn } from '@/api/adapters'
import { useGetCategoriesQuery } from '@/api/portalApi'
import { CardGrid } from '@/components/cards'
import { CategoryCard } from '@/components/CategoryCard'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { paths } from '@/domain/paths'
import { allCategoriesCrumb } from '../titles'

/** Every category as a card, in the order of the server. */
export const AllCategoriesPage = () => {
  const { data, isLoading } = useGetCategoriesQuery()
  return (
    <Page
      title={allCategoriesCrumb.label}
      subtitle="Choose an industry to see the jobs that are open in it."
      description="Every industry we recruit for across India, each with the number of its open full-time jobs."
      path={paths.allCategories}
    >
      {isLoading ? <Loading label="Loading categories" /> : null}
      <CardGrid cardWidthPx={230}>
        {entitiesIn(data).map((category) => (
          <li key={category.industry_id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </CardGrid>
    </Page>
  )
}
