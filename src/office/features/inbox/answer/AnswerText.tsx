import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import type { Language } from '@/domain/languages'
import { ANSWER_CHARACTERS_MAX } from '@/domain/office/answers'
import { lengthNote } from '../../../components/fields'

type AnswerTextProps = {
  text: string
  language: Language
  isChanged: boolean
  /** Whether the last choice could not be put into a text changed by hand. */
  isBehind: boolean
  isSending: boolean
  onType: (text: string) => void
  onReady: () => void
}

export const AnswerText = ({
  text,
  language,
  isChanged,
  isBehind,
  isSending,
  onType,
  onReady,
}: AnswerTextProps) => {
  const id = useId()
  const { hint, error } = lengthNote('Answer', text, ANSWER_CHARACTERS_MAX)
  return (
    <>
      <Field id={id} label="Answer" hint={hint} error={error}>
        <OutlinedInput
          id={id}
          multiline
          minRows={4}
          maxRows={14}
          value={text}
          readOnly={isSending}
          onChange={({ target }) => onType(target.value)}
          aria-describedby={describedBy(id, hint, error)}
          slotProps={{ input: { lang: language, 'aria-keyshortcuts': 'Control+Enter Meta+Enter' } }}
        />
      </Field>
      {isChanged ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="body2" color={isBehind ? 'warning' : 'textSecondary'} role="status">
            {isBehind
              ? 'You changed the text by hand, so your choice did not change it.'
              : 'Changed by hand.'}
          </Typography>
          <Button size="small" onClick={onReady} sx={{ ml: -0.625 }}>
            Use the ready text
          </Button>
        </Box>
      ) : null}
    </>
  )
}
