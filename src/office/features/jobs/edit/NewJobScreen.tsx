import { useSearchParams } from 'react-router'
import { Loading } from '@/components/Loading'
import { useGetJobQuery } from '../../../api/jobsApi'
import { LoadFailure } from '../../../components/LoadFailure'
import { Screen } from '../../../components/Screen'
import { noValues, toCopy } from '../jobValues'
import { JobEditor } from './JobEditor'

const CopiedJob = ({ id }: { id: string }) => {
  const { data, error, refetch } = useGetJobQuery(id)
  if (data) return <JobEditor initialValues={toCopy(data.job)} />
  return error ? (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  ) : (
    <Loading label="Loading the job to copy" />
  )
}

/** A job that is not there yet, empty or begun as a copy of another. */
export const NewJobScreen = () => {
  const [params] = useSearchParams()
  const copied = params.get('copy')
  return (
    <Screen title="New job" isFull>
      {copied === null ? <JobEditor initialValues={noValues} /> : <CopiedJob key={copied} id={copied} />}
    </Screen>
  )
}
