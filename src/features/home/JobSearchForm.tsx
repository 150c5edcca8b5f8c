import { useNavigate } from 'react-router'
import { SearchForm } from '@/components/SearchForm'
import { jobSearchPath, paths } from '@/domain/paths'

/** Opens the list of full-time jobs that hold the text. */
export const JobSearchForm = () => {
  const navigate = useNavigate()
  return (
    <SearchForm
      label="Search jobs"
      placeholder="What are you looking for?"
      action={paths.fullTimeJobs}
      name="q"
      isMain
      onSearch={(text) => void navigate(jobSearchPath(text))}
      sx={{
        maxWidth: 640,
        p: 0.75,
        gap: 0.75,
        borderRadius: 1,
        bgcolor: 'background.paper',
        // The edge of the form is its edge.
        '& .search-field:not(:focus-within)': { borderColor: 'transparent' },
      }}
    />
  )
}
