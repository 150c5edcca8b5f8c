import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobAction, OfficeJob } from '@/domain/office/jobs'
import { useChangeJobStateMutation, useDeleteJobMutation } from '../../../api/jobsApi'
import { messageOf } from '../../../api/officeError'
import { ConfirmDialog } from '../../../components/ConfirmDialog'
import { useNotify } from '../../../components/Notices'
import { useKeptFocus } from '../../../components/useKeptFocus'
import { GoButton } from '../../../components/GoButton'
import { copyJobPath, editJobPath, JOBS_PATH } from '../../../paths'
import { useClosing } from '../useClosing'

const done: Record<JobAction, string> = {
  publish: 'is published.',
  pause: 'is paused: visitors do not see it.',
  close: 'is closed.',
  reopen: 'is open again.',
  restore: 'is paused again.',
}

/** Deletes a draft, once more asked: it is gone for good. */
const DeleteDraft = ({ id, position }: { id: string; position: string }) => {
  const [isAsking, setIsAsking] = useState(false)
  const [deleteJob] = useDeleteJobMutation()
  const notify = useNotify()
  const navigate = useNavigate()
  const remove = async () => {
    const { error } = await deleteJob(id)
    if (error) return messageOf(error)
    setIsAsking(false)
    notify.success(`${position} is deleted.`)
    void navigate(JOBS_PATH, { replace: true })
    return undefined
  }
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Delete this draft?"
          confirmLabel="Delete draft"
          isDangerous
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{`${position} cannot be brought back.`}</Typography>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** The actions that a job's state allows. */
export const JobButtons = ({ job: { job, state } }: { job: OfficeJob }) => {
  const id = `${job.job_id}`
  const position = `${job.position}`
  const [changeState, { isLoading, originalArgs }] = useChangeJobStateMutation()
  const { close, isClosing } = useClosing()
  const notify = useNotify()
  const keepFocus = useKeptFocus(state, isLoading || isClosing)

  const act = async (action: JobAction) => {
    keepFocus()
    const { error } = await changeState({ id, action })
    if (error) notify.warning(messageOf(error))
    else notify.success(`${position} ${done[action]}`)
  }
  const closeIt = () => {
    keepFocus()
    void close([{ id, position, state }])
  }
  const loading = (action: JobAction) => isLoading && originalArgs?.action === action

  return (
    <>
      {state === 'draft' ? <DeleteDraft id={id} position={position} /> : null}
      <GoButton to={copyJobPath(id)}>Copy</GoButton>
      {state === 'open' ? (
        <Button loading={loading('pause')} onClick={() => void act('pause')}>
          Pause
        </Button>
      ) : null}
      {state === 'open' || state === 'paused' ? (
        <Button loading={isClosing} onClick={closeIt}>
          Close
        </Button>
      ) : null}
      <GoButton variant={state === 'open' ? 'contained' : 'outlined'} to={editJobPath(id)}>
        Edit
      </GoButton>
      {state === 'draft' ? (
        <Button variant="contained" loading={loading('publish')} onClick={() => void act('publish')}>
          Publish
        </Button>
      ) : null}
      {state === 'paused' || state === 'closed' ? (
        <Button variant="contained" loading={loading('reopen')} onClick={() => void act('reopen')}>
          Reopen
        </Button>
      ) : null}
    </>
  )
}
