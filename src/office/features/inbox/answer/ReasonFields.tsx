import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { allReasons, declineReasons, type DeclineReason } from '@/domain/office/answers'
import type { AnswerDraft } from '../../../store/drafts'
import { Key } from '../../../components/Key'

type ReasonFieldsProps = {
  draft: AnswerDraft
  /** Whether open jobs like the one applied for are known. */
  hasSimilarJobs: boolean
  onChange: (change: AnswerDraft) => void
}

/** The reason for 'Not this time', and whether other jobs follow the answer. */
export const ReasonFields = ({ draft, hasSimilarJobs, onChange }: ReasonFieldsProps) => {
  const id = useId()
  return (
    <>
      <FormControl>
        <FormLabel id={id}>Reason</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={draft.reason ?? ''}
          onChange={({ target }) => onChange({ reason: target.value as DeclineReason })}
          sx={{ columnGap: 2 }}
        >
          {allReasons.map((reason, index) => (
            <FormControlLabel
              key={reason}
              value={reason}
              control={<Radio size="small" sx={{ p: 0.5 }} />}
              label={
                <>
                  {declineReasons[reason]} <Key>{index + 1}</Key>
                </>
              }
              sx={{ mr: 0, ml: -0.5 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={draft.hasSimilar ?? false}
            onChange={(_event, hasSimilar) => onChange({ hasSimilar })}
            sx={{ p: 0.5 }}
          />
        }
        disabled={!hasSimilarJobs}
        label="Add similar open jobs"
        sx={{ mr: 0, ml: -0.5 }}
      />
    </>
  )
}
