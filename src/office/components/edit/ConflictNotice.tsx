import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { PropsWithChildren } from 'react'
import { cutText } from '@/domain/display'
import { plainText } from '@/domain/plainText'
import { changedNames, type FormValues } from './useRecordForm'

type ConflictNoticeProps = PropsWithChildren<{
  /** 'this job' */
  subject: string
  /** A sentence with the account and the time, where they are known. */
  who?: string
  /** The values that the form was filled with. */
  before: FormValues
  typed: FormValues
  /** The values that another account saved meanwhile. */
  theirs: FormValues
  labelOf: (name: string) => string
}>

const VALUE_CHARACTERS = 120

/** Says that another account saved meanwhile and which fields both changed; its children are the choice. */
export const ConflictNotice = ({
  subject,
  who = '',
  before,
  typed,
  theirs,
  labelOf,
  children,
}: ConflictNoticeProps) => {
  const both = changedNames(before, theirs).filter(
    (name) => typed[name] !== before[name] && typed[name] !== theirs[name],
  )
  return (
    <Alert severity="warning">
      <AlertTitle>{`Somebody saved ${subject} meanwhile`}</AlertTitle>
      {`${who} What you typed is still here.`.trim()}
      {both.length > 0 ? (
        <>
          <Box sx={{ mt: 1 }}>You both changed, and they wrote:</Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {both.map((name) => (
              <li key={name}>
                {`${labelOf(name)}: ${cutText(plainText(theirs[name] ?? ''), VALUE_CHARACTERS) || 'nothing'}`}
              </li>
            ))}
          </Box>
        </>
      ) : null}
      <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Stack>
    </Alert>
  )
}
