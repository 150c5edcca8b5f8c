import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, type PropsWithChildren } from 'react'
import { Page } from '@/components/Page'
import { type KeptJob, deviceCleared, selectKeptJobs } from '@/store/device'
import { paths } from '@/domain/paths'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useJobsById } from '../useJob'
import { fullTimeJobsCrumb } from '../titles'
import { KeptJobList, SavedList } from './SavedList'

type SectionProps = PropsWithChildren<{ title: string; jobs: readonly KeptJob[]; ifEmpty: string }>

const Section = ({ title, jobs, ifEmpty, children }: SectionProps) => (
  <section>
    <Typography variant="h2">{title}</Typography>
    {jobs.length === 0 ? (
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {ifEmpty}
      </Typography>
    ) : (
      children
    )}
  </section>
)

/** The jobs that this device remembers. */
export const SavedJobsPage = () => {
  const dispatch = useAppDispatch()
  const { saved, viewed, applied } = useAppSelector(selectKeptJobs)
  const intro = useRef<HTMLParagraphElement>(null)
  /** A button that takes something away disappears with it. */
  const focusIntro = () => intro.current?.focus()
  const forgetAll = () => {
    dispatch(deviceCleared())
    focusIntro()
  }
  const isEmpty = saved.length + viewed.length + applied.length === 0
  const { find } = useJobsById([...saved, ...viewed, ...applied].map(({ job_id }) => job_id))
  return (
    <Page
      title="Your jobs"
      description="The jobs that you saved, read and applied for on this device."
      path={paths.savedJobs}
      trail={[fullTimeJobsCrumb]}
      isGone
    >
      <Typography ref={intro} tabIndex={-1} sx={{ mb: 4 }}>
        Kept on this device only. No account is needed.
      </Typography>
      <noscript>
        <Typography sx={{ mb: 4 }}>
          Remembering jobs needs JavaScript, which is off in your browser.
        </Typography>
      </noscript>
      <Section
        title="Saved jobs"
        jobs={saved}
        ifEmpty="Press the heart of a job to save it here. You can then compare jobs, and send them as one link."
      >
        <SavedList jobs={saved} find={find} onRemoved={focusIntro} />
      </Section>
      <Section title="Recently viewed" jobs={viewed} ifEmpty="The jobs that you read will be listed here.">
        <KeptJobList jobs={viewed} find={find} />
      </Section>
      <Section title="Applied for" jobs={applied} ifEmpty="The jobs that you apply for will be listed here.">
        <KeptJobList jobs={applied} find={find} />
      </Section>
      {isEmpty ? (
        <Button variant="contained" href={paths.fullTimeJobs}>
          See all full-time jobs
        </Button>
      ) : (
        <Button variant="outlined" color="error" onClick={forgetAll}>
          Forget all
        </Button>
      )}
    </Page>
  )
}
