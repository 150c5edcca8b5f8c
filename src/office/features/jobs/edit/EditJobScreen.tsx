import { useState } from 'react'
import { useParams } from 'react-router'
import { Loading } from '@/components/Loading'
import type { OfficeJob } from '@/domain/office/jobs'
import { useGetJobQuery } from '../../../api/jobsApi'
import { LoadFailure } from '../../../components/LoadFailure'
import { Screen } from '../../../components/Screen'
import { toValues } from '../jobValues'
import { StateChip } from '../StateChip'
import { JobEditor } from './JobEditor'

const OpenedJob = ({ id }: { id: string }) => {
  const { data, isFetching, error, refetch } = useGetJobQuery(id, { refetchOnMountOrArgChange: true })
  const [opened, setOpened] = useState<OfficeJob>()
  // What is typed stays when the job is read again later.
  if (!opened && data && !isFetching) setOpened(data)
  return (
    <Screen
      title={opened ? `${opened.job.position}` : 'Edit job'}
      isFull
      actions={opened ? <StateChip state={opened.state} /> : null}
    >
      {opened ? <JobEditor opened={opened} initialValues={toValues(opened.job)} /> : null}
      {!opened && error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {opened || error ? null : <Loading label="Loading the job" />}
    </Screen>
  )
}

/** The form of a job that is there. */
export const EditJobScreen = () => {
  const { id = '' } = useParams()
  return <OpenedJob key={id} id={id} />
}
