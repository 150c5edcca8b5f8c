import Container from '@mui/material/Container'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGetJobsByCategoryQuery } from '@/api/portalApi'
import { selectCategoryName, selectCategoryRefusedAt } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { CategoryHeading } from './CategoryHeading'
import { JobBrowser } from './JobBrowser'

/** A refusal this recent is not asked for again. */
const RECENT_MS = 60_000

/**
 * Whether the server refused the category just before this screen: while it rendered the page, or for a prefetch. An
 * older refusal is asked for again.
 */
const useRecentRefusal = (id: string) => {
  const refusedAt = useAppSelector((state) => selectCategoryRefusedAt(state, id))
  const [isRecent] = useState(() => refusedAt !== undefined && Date.now() - refusedAt < RECENT_MS)
  return isRecent
}

const CategoryJobs = ({ id }: { id: string }) => {
  const wasRefused = useRecentRefusal(id)
  const { data, isLoading, error } = useGetJobsByCategoryQuery(id, { skip: wasRefused })
  const nameOfCard = useAppSelector((state) => selectCategoryName(state, id))
  return (
    <>
      <CategoryHeading
        id={id}
        name={data?.name || nameOfCard || ''}
        jobs={data?.jobs.ids.length}
        isUnknown={wasRefused || (error !== undefined && 'kind' in error && error.kind === 'refused')}
      />
      <JobBrowser industryId={id} isLoading={isLoading} />
    </>
  )
}

/** The jobs of the category in the address. The key keeps a category from showing under the name of another. */
export const CategoryJobsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id')?.trim() ?? ''
  return (
    <Container>
      <CategoryJobs key={id} id={id} />
    </Container>
  )
}
