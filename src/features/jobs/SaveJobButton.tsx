import { styled } from '@mui/material/styles'
import { hiddenWithoutScript } from '@/components/scripting'
import type { Job } from '@/domain/entities'
import { jobSaved, jobUnsaved, selectIsSaved } from '@/store/device'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { CardIcon } from './CardIcon'

/** A plain element, as the links beside it: a list draws dozens. */
const Heart = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.75),
  minWidth: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: '1.375rem',
  background: 'none',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '& [data-icon]': { fontSize: '1.25rem' },
  '&[aria-pressed=true]': { color: theme.palette.primary.main },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: -3 },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
  ...hiddenWithoutScript,
}))

const NAME = 'Save job'

/** Keeps a job on the device. */
export const SaveJobButton = ({ job, hasText = false }: { job: Job; hasText?: boolean }) => {
  const dispatch = useAppDispatch()
  const isSaved = useAppSelector((state) => selectIsSaved(state, job.job_id))
  return (
    <Heart
      type="button"
      aria-label={hasText ? undefined : NAME}
      aria-pressed={isSaved}
      onClick={() => dispatch(isSaved ? jobUnsaved(job.job_id) : jobSaved(job))}
    >
      <CardIcon name={isSaved ? 'Heart' : 'HeartOutline'} />
      {hasText ? <span>{NAME}</span> : null}
    </Heart>
  )
}
