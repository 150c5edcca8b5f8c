import SendIcon from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isToldState } from '@/domain/submissions/answers'
import type { Submission } from '@/domain/submissions/inbox'
import { selectAnswer } from '../../../store/drafts'
import { useOfficeSelector } from '../../../store/store'
import type { SubmissionChanges } from '../submission/useSubmissionChanges'
import { KeysButton } from './KeysButton'

type TellButtonProps = { submission: Submission } & Pick<SubmissionChanges, 'openAnswer'>

/** Opens the answer that belongs to the present state, and lists the keys. Hidden once the applicant withdrew. */
export const TellButton = ({ submission: { row, withdrawnAt }, openAnswer }: TellButtonProps) => {
  const { kind, reference, state } = row
  const isOpen = useOfficeSelector((stored) => selectAnswer(stored, reference))?.isOpen ?? false
  return (
    <>
      {isOpen || withdrawnAt !== null || !isToldState(state) ? null : (
        <Button
          size="small"
          variant="outlined"
          startIcon={<SendIcon />}
          onClick={() => openAnswer(state, { takesFocus: true })}
        >
          Tell
        </Button>
      )}
      <Box sx={{ ml: 'auto' }}>
        <KeysButton kind={kind} />
      </Box>
    </>
  )
}
