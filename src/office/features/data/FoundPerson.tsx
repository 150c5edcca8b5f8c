import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { counted, countedOrNo } from '@/domain/display'
import type { ErasedPerson, FoundPerson as Found, PersonContact } from '@/domain/office/data'
import { EraseDialog } from './EraseDialog'
import { SimilarLine, SubmissionLine, SubmissionLines } from './SubmissionLine'

type FoundPersonProps = {
  contact: PersonContact
  found: Found
  onErased: (erased: ErasedPerson) => void
  /** With the sentence that says that something changed meanwhile. */
  onChanged: (why: string) => void
}

/** What would be erased, and what is similar, of which the owner ticks what is of the same person. */
export const FoundPerson = ({ contact, found, onErased, onChanged }: FoundPersonProps) => {
  const { submissions, similar } = found
  const [ticked, setTicked] = useState<string[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const references = [...submissions.map(({ reference }) => reference), ...ticked]
  const named = [contact.email, contact.mobile].filter(Boolean).join(', ')

  const tick = (reference: string, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, reference] : before.filter((one) => one !== reference)))

  return (
    <Stack spacing={1.5} role="region" aria-label="Found" aria-live="polite">
      {submissions.length > 0 ? (
        <>
          <Typography variant="h3">{`${countedOrNo(submissions.length, 'submission')} of ${named}`}</Typography>
          <SubmissionLines>
            {submissions.map((one) => (
              <SubmissionLine key={one.reference} submission={one} />
            ))}
          </SubmissionLines>
        </>
      ) : (
        <Alert severity="info">{`Nothing was sent with ${named}.`}</Alert>
      )}
      {similar.length > 0 ? (
        <>
          <Typography variant="h3">{`${countedOrNo(similar.length, 'similar submission')}`}</Typography>
          <Typography>
            The number or the address stands somewhere else in these. Open each, and tick those that are of
            the same person.
          </Typography>
          <SubmissionLines>
            {similar.map((one) => (
              <SimilarLine
                key={one.reference}
                submission={one}
                isTicked={ticked.includes(one.reference)}
                onTick={(isTicked) => tick(one.reference, isTicked)}
              />
            ))}
          </SubmissionLines>
        </>
      ) : null}
      {references.length > 0 ? (
        <Button
          variant="contained"
          color="error"
          onClick={() => setIsAsking(true)}
          sx={{ alignSelf: 'flex-end' }}
        >
          {`Erase ${counted(references.length, 'submission')}`}
        </Button>
      ) : null}
      {isAsking ? (
        <EraseDialog
          contact={contact}
          references={references}
          onErased={onErased}
          onChanged={onChanged}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Stack>
  )
}
