import Container from '@mui/material/Container'
import { useGetCategoriesQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'
import { selectCategoryList } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { CategoryList } from './CategoryList'
import { ALL_CATEGORIES_TITLE } from './titles'

/** Every industry with the number of its jobs. */
export const AllCategoriesPage = () => {
  const { isLoading } = useGetCategoriesQuery()
  const categories = useAppSelector(selectCategoryList)
  return (
    <Container>
      <PageMeta
        title={ALL_CATEGORIES_TITLE}
        description="Every industry we recruit for across India, each with the number of its open full-time jobs."
        path={paths.allCategories}
      />
      <PageHeading
        title={ALL_CATEGORIES_TITLE}
        subtitle="Choose an industry to see the jobs that are open in it."
      />
      {isLoading ? <Loading label="Loading categories" /> : <CategoryList categories={categories} />}
    </Container>
  )
}
