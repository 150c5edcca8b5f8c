import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Loading } from '@/components/Loading'
import type { OfficeJob } from '@/domain/office/jobs'
import { useGetJobQuery } from '../../../api/jobsApi'
import { LoadFailure } from '../../../components/LoadFailure'
import { Screen } from '../../../components/Screen'
import { noValues, toCopy, toValues } from '../jobValues'
import { StateChip } from '../../../components/StateChip'
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
