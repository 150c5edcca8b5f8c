import { useParams, useSearchParams } from 'react-router'
import { useGetJobQuery } from '../../../api/jobsApi'
import { Loaded, useFirstAnswer } from '../../../components/Loaded'
import { Screen } from '../../../components/Screen'
import { StateChip } from '../../../components/StateChip'
import { noValues, toCopy, toValues } from '../jobValues'
import { JobEditor } from './JobEditor'

const CopiedJob = ({ id }: { id: string }) => (
  <Loaded query={useGetJobQuery(id)} label="Loading the job to copy">
    {({ job }) => <JobEditor initialValues={toCopy(job)} />}
  </Loaded>
)

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
  const query = useFirstAnswer(useGetJobQuery(id, { refetchOnMountOrArgChange: true }))
  const { data: opened } = query
  return (
    <Screen
      title={opened ? `${opened.job.position}` : 'Edit job'}
      isFull
      actions={opened ? <StateChip state={opened.state} /> : null}
    >
      <Loaded query={query} label="Loading the job">
        {(job) => <JobEditor opened={job} initialValues={toValues(job.job)} />}
      </Loaded>
    </Screen>
  )
}

/** The form of a job that is there. */
export const EditJobScreen = () => {
  const { id = '' } = useParams()
  return <OpenedJob key={id} id={id} />
}
