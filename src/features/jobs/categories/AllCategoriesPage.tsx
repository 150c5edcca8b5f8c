import { useGetCategoriesQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { paths } from '@/domain/paths'
import { selectCategoryList } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { CategoryList } from './CategoryList'
import { allCategoriesCrumb } from '../titles'

export const AllCategoriesPage = () => {
  const { isLoading } = useGetCategoriesQuery()
  const categories = useAppSelector(selectCategoryList)
  return (
    <Page
      title={allCategoriesCrumb.label}
      subtitle="Choose an industry to see the jobs that are open in it."
      description="Every industry we recruit for across India, each with the number of its open full-time jobs."
      path={paths.allCategories}
    >
      {isLoading ? <Loading label="Loading categories" /> : <CategoryList categories={categories} />}
    </Page>
  )
}
