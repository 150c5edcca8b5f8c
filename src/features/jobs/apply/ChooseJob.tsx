import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router'
import { portalApi } from '@/api/portalApi'
import { SearchForm } from '@/components/SearchForm'
import { filterTable, noFilters } from '@/domain/jobFilter'
import { searchQuery } from '@/domain/listAddress'
import { jobSearchPath, paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { JobLinks } from '../JobLinks'
import { NotOpen } from './NotOpen'

const NEWEST_MAX = 5

/** Leads to the jobs, of which an application needs one: another API has no search for the newest ones. */
export const ChooseJob = () => {
  const navigate = useNavigate()
  const skip = !useAppSelector(selectOwnApi)
  const { data } = portalApi.useSearchJobsQuery(searchQuery(noFilters, 1), { skip })
  return (
    <>
      <NotOpen>Choose a job first: an application needs the job it is for.</NotOpen>
      <SearchForm
        label="Search jobs"
        placeholder="Nurse, driver, Raipur …"
        action={paths.fullTimeJobs}
        name={filterTable.text.parameter}
        isMain
        onSearch={(text) => void navigate(jobSearchPath(text))}
      />
      <JobLinks title="Newest jobs" jobs={data?.jobs.slice(0, NEWEST_MAX) ?? []} sx={{ my: 3 }} />
      <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        What an application asks for
      </Typography>
    </>
  )
}
