import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OfficeJob } from '@/domain/office/jobs'
import { useChangeJobStateMutation, useDeleteJobMutation } from '../../api/jobsApi'
import { ConfirmDialog } from '../../components/dialogs'
import { LinkButton } from '../../components/LinkButton'
import { useNotify } from '../../components/Notices'
import { useKeptFocus } from '../../components/useKeptFocus'
import { copyJobPath, editJobPath, JOBS_PATH } from '../../paths'
import { useClosing } from './useClosing'

const done = {
  publish: 'is published.',
  pause: 'is paused: visitors do not see it.',
  reopen: 'is open again.',
}

/** The actions that a job's state allows. */
export const JobButtons = ({ job: { job, state } }: { job: OfficeJob }) => {
  const id = `${job.job_id}`
  const position = `${job.position}`
  const [changeState, { isLoading, originalArgs }] = useChangeJobStateMutation()
  const [deleteJob] = useDeleteJobMutation()
  const [isDeleting, setIsDeleting] = useState(false)
  const { close, isClosing } = useClosing()
  const navigate = useNavigate()
  const notify = useNotify()
  const keepFocus = useKeptFocus(state, isLoading || isClosing)

  const act = async (action: keyof typeof done) => {
    keepFocus()
    if (await notify.attempt(changeState({ id, action }))) notify.success(`${position} ${done[action]}`)
  }
  const closeIt = () => {
    keepFocus()
    void close([{ id, position, state }])
  }
  const remove = async () => {
    const { error } = await deleteJob(id)
    if (error) return { error }
    setIsDeleting(false)
    notify.success(`${position} is deleted.`)
    void navigate(JOBS_PATH, { replace: true })
    return undefined
  }
  const actionButton = (action: keyof typeof done, label: string, variant?: 'contained') => (
    <Button
      variant={variant}
      loading={isLoading && originalArgs?.action === action}
      onClick={() => void act(action)}
    >
      {label}
    </Button>
  )

  return (
    <>
      {state === 'draft' ? (
        <Button color="error" onClick={() => setIsDeleting(true)}>
          Delete
        </Button>
      ) : null}
      <LinkButton to={copyJobPath(id)}>Copy</LinkButton>
      {state === 'open' ? actionButton('pause', 'Pause') : null}
      {state === 'open' || state === 'paused' ? (
        <Button loading={isClosing} onClick={closeIt}>
          Close
        </Button>
      ) : null}
      <LinkButton variant={state === 'open' ? 'contained' : 'outlined'} to={editJobPath(id)}>
        Edit
      </LinkButton>
      {state === 'draft' ? actionButton('publish', 'Publish', 'contained') : null}
      {state === 'paused' || state === 'closed' ? actionButton('reopen', 'Reopen', 'contained') : null}
      {isDeleting ? (
        <ConfirmDialog
          title="Delete this draft?"
          confirmLabel="Delete draft"
          isDangerous
          onConfirm={remove}
          onClose={() => setIsDeleting(false)}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{`${position} cannot be brought back.`}</Typography>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
