import Box from '@mui/material/Box'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { canonicalListPath } from '@/domain/listAddress'
import { categoryJobsPath } from '@/domain/paths'
import { allCategoriesCrumb } from './titles'

const titleOf = (name: string) => ['Job According To The', name, 'Category'].filter(Boolean).join(' ')

/** Cuts the last crumb at the end of its line: the title below shows the whole name. */
const oneLineOfCrumbs = {
  '& nav': { flexGrow: 1 },
  '& nav li': { whiteSpace: 'nowrap' },
  '& nav li:last-of-type': { flex: '1 1 0', minWidth: '5em', overflow: 'hidden', textOverflow: 'ellipsis' },
}

/** As many lines as most titles need. */
const roomForName = { '& h1': { minHeight: { xs: '3.6em', sm: '2.4em', lg: '1.2em' } } }

type CategoryHeadingProps = {
  id: string
  /** '' while it is not known. */
  name: string
  /** How many jobs it has; undefined while that is not known. */
  jobs: number | undefined
  /** The server has no such category. */
  isUnknown: boolean
}

/** The heading of a category. Where the name is not known at first, its space is reserved. */
export const CategoryHeading = ({ id, name, jobs, isUnknown }: CategoryHeadingProps) => {
  const [wasNameless] = useState(name === '')
  const [query] = useSearchParams()
  const title = titleOf(name)
  return (
    <Box sx={[oneLineOfCrumbs, wasNameless && roomForName]}>
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
