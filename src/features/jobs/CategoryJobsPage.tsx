import Container from '@mui/material/Container'
import { useSearchParams } from 'react-router'
import { useGetJobsByCategoryQuery } from '@/api/portalApi'
import { selectCategoryName } from '@/store/categories'
import { useAppSelector } from '@/store/hooks'
import { CategoryHeading } from './CategoryHeading'
import { JobBrowser } from './JobBrowser'

const CategoryJobs = ({ id }: { id: string }) => {
  const { data, isLoading, error } = useGetJobsByCategoryQuery(id)
  const nameOfCard = useAppSelector((state) => selectCategoryName(state, id))
  return (
    <>
      <CategoryHeading
        id={id}
        name={data?.name || nameOfCard || ''}
        isUnknown={error !== undefined && 'kind' in error && error.kind === 'refused'}
      />
      <JobBrowser jobs={data?.jobs} isLoading={isLoading} />
    </>
  )
}

/**
 * The jobs of the category of the address (spec section 2), browsed like the list of all. Each category begins
 * anew: nothing of one is ever seen under the name of another.
 */
export const CategoryJobsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id')?.trim() ?? ''
  return (
    <Container>
      <CategoryJobs key={id} id={id} />
    </Container>
  )
}
