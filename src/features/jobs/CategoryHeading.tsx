import Box from '@mui/material/Box'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { canonicalListPath } from '@/domain/listAddress'
import { categoryJobsPath } from '@/domain/paths'
import { allCategoriesCrumb } from './titles'

const titleOf = (name: string) => ['Job According To The', name, 'Category'].filter(Boolean).join(' ')

/** The last crumb is cut where its line ends: the title right below says the name in full. */
const oneLineOfCrumbs = {
  '& nav': { flexGrow: 1 },
  '& nav li': { whiteSpace: 'nowrap' },
  '& nav li:last-of-type': { flex: '1 1 0', minWidth: '5em', overflow: 'hidden', textOverflow: 'ellipsis' },
}

/** As many lines as the titles of most categories need. */
const roomForName = { '& h1': { minHeight: { xs: '3.6em', sm: '2.4em', lg: '1.2em' } } }

type CategoryHeadingProps = {
  id: string
  /** '' until it is known, and where it never will be. */
  name: string
  /** How many jobs it has; undefined until that is known. */
  jobs: number | undefined
  /** The server knows no such category. */
  isUnknown: boolean
}

/** The heading of a category; where the name comes later than the screen, its place is kept free. */
export const CategoryHeading = ({ id, name, jobs, isUnknown }: CategoryHeadingProps) => {
  const [cameFirst] = useState(name === '')
  const [query] = useSearchParams()
  const title = titleOf(name)
  return (
    <Box sx={[oneLineOfCrumbs, cameFirst && roomForName]}>
      <PageMeta
        title={title}
        description={
          name
            ? `Open full-time jobs in ${name} across India, with experience, location and salary. Apply with your resume: no fees, no sign-in.`
            : 'The open full-time jobs of one industry.'
        }
        path={canonicalListPath(categoryJobsPath(id), query, jobs)}
        isGone={isUnknown}
      />
      <PageHeading title={title} trail={[allCategoriesCrumb]} crumb={name || 'Category'} />
    </Box>
  )
}
