import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, startTransition, Suspense, type SyntheticEvent, useState } from 'react'
import type { Job } from '@/domain/entities'
import { applyJobPath, paths } from '@/domain/paths'

const ApplyDialog = lazy(() =>
  import(/* webpackPrefetch: true */ './ApplyDialog').then((module) => ({ default: module.ApplyDialog })),
)

const gridSx = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  mb: 2.5,
}

/** The two ways to apply: on a screen of its own, or in a dialog. */
export const ApplyButtons = ({ job }: { job: Job }) => {
  // Undefined until the dialog is opened for the first time, which loads it.
  const [isOpen, setIsOpen] = useState<boolean>()
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    startTransition(() => setIsOpen(true))
  }
  return (
    <Box sx={gridSx}>
      <Button variant="contained" size="large" href={applyJobPath(job.job_id)}>
        Apply
      </Button>
      {/* Without script the form leads to the apply screen. */}
      <form action={paths.applyJob} onSubmit={open}>
        <input type="hidden" name="job_id" value={job.job_id} />
        <Button type="submit" variant="outlined" size="large" fullWidth aria-haspopup="dialog">
          Quick apply
        </Button>
      </form>
      <Suspense>
        {isOpen === undefined ? null : (
          <ApplyDialog job={job} open={isOpen} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </Box>
  )
}
