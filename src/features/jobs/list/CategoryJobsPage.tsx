import { useState, type PropsWithChildren } from 'react'
import { useSearchParams } from 'react-router'
import { Page } from '@/components/Page'
import { canonicalListPath } from '@/domain/listAddress'
import { categoryJobsPath } from '@/domain/paths'
import { selectCategoryName } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { allCategoriesCrumb } from '../titles'
import { useShownList } from '../useJobList'
import { JobBrowser } from './JobBrowser'
import { JobListProvider } from './JobListProvider'

/** Cuts the last crumb at the end of its line: the title below shows the whole name. */
const oneLineOfCrumbs = {
  '& nav': { flexGrow: 1 },
  '& nav li': { whiteSpace: 'nowrap' },
  '& nav li:last-of-type': { flex: '1 1 0', minWidth: '5em', overflow: 'hidden', textOverflow: 'ellipsis' },
}

/** Room for the name where it is not known at first: as many lines as most titles need. */
const roomForName = { '& h1': { minHeight: { xs: '3.6em', sm: '2.4em', lg: '1.2em' } } }

const CategoryPage = ({ id, children }: PropsWithChildren<{ id: string }>) => {
  const [query] = useSearchParams()
  const list = useShownList()
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
      path={canonicalListPath(categoryJobsPath(id), query, list.all)}
      trail={[allCategoriesCrumb]}
      crumb={name || 'Category'}
      headingSx={{ ...oneLineOfCrumbs, ...(wasNameless && roomForName) }}
      isGone={list.isRefused}
    >
      {children}
    </Page>
  )
}

/** The jobs of the category in the address. The key keeps a category from showing under the name of another. */
export const CategoryJobsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id')?.trim() ?? ''
  return (
    <JobListProvider key={id} industryId={id}>
      <CategoryPage id={id}>
        <JobBrowser industryId={id} />
      </CategoryPage>
    </JobListProvider>
  )
}
