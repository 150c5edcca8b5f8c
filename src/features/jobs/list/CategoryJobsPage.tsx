import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Page } from '@/components/Page'
import { canonicalListPath } from '@/domain/listAddress'
import { categoryJobsPath } from '@/domain/paths'
import { selectCategoryName } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { selectCategoryRefusedAt } from '@/store/jobSelectors'
import { useJobList } from '@/features/jobs/useJobList'
import { JobBrowser } from './JobBrowser'
import { allCategoriesCrumb } from '../titles'

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

/** Cuts the last crumb at the end of its line: the title below shows the whole name. */
const oneLineOfCrumbs = {
  '& nav': { flexGrow: 1 },
  '& nav li': { whiteSpace: 'nowrap' },
  '& nav li:last-of-type': { flex: '1 1 0', minWidth: '5em', overflow: 'hidden', textOverflow: 'ellipsis' },
}

/** Room for the name where it is not known at first: as many lines as most titles need. */
const roomForName = { '& h1': { minHeight: { xs: '3.6em', sm: '2.4em', lg: '1.2em' } } }

const CategoryJobs = ({ id }: { id: string }) => {
  const [query] = useSearchParams()
  const wasRefused = useRecentRefusal(id)
  const { all, isLoading, isWaiting, isRefused, ...list } = useJobList(id, { skip: wasRefused })
  const nameOfCard = useAppSelector((state) => selectCategoryName(state, id))
  const name = list.name || nameOfCard || ''
  const [wasNameless] = useState(name === '')
  return (
    <Page
      title={['Job According To The', name, 'Category'].filter(Boolean).join(' ')}
      description={
        name
          ? `Open full-time jobs in ${name} across India, with experience, location and salary. Apply with your resume: no fees, no sign-in.`
          : 'The open full-time jobs of one industry.'
      }
      path={canonicalListPath(categoryJobsPath(id), query, all)}
      trail={[allCategoriesCrumb]}
      crumb={name || 'Category'}
      headingSx={{ ...oneLineOfCrumbs, ...(wasNameless && roomForName) }}
      isGone={wasRefused || isRefused}
    >
      <JobBrowser industryId={id} isLoading={isLoading} isWaiting={isWaiting} />
    </Page>
  )
}

/** The jobs of the category in the address. The key keeps a category from showing under the name of another. */
export const CategoryJobsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id')?.trim() ?? ''
  return <CategoryJobs key={id} id={id} />
}
