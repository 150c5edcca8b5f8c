import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatDate, todayInIndia } from '@/domain/site/calendar'
import { answerWays } from '@/domain/submissions/answers'
import {
  type Answer,
  type AskedQuestion,
  type InboxRow,
  type Submission,
  inboxKinds,
} from '@/domain/submissions/inbox'
import { nameOf } from '@/domain/submissions/inboxChange'
import { cleanPlacement, periodOf, placementLabels } from '@/domain/submissions/placements'
import { answersOf, answerWord } from '@/domain/submissions/questions'
import { hasState, stateLabel } from '@/domain/submissions/states'
import { phoneParts, whatsAppLink } from '@/domain/text/contactLinks'
import { languageOf, counted } from '@/domain/text/display'
import { submissionsApi } from '../../../api/submissionsApi'
import { showDate } from '../../../components/dates'
import { ConfirmButton, DialogButton } from '../../../components/forms'
import { LeftDialog, PlacementDialog, Period } from '../../../components/placements'
import { useNotify } from '../../../components/Notices'
import { DescriptionList } from '../../../components/Section'
import { outside } from '../../../components/textLinks'
import { PlainList, Small } from '../../../components/texts'
import { useMay } from '../../../store/store'
import { DisclosedToButton } from '../choices'
import { By, Section, sentWords, useMore } from './parts'
import type { SubmissionChanges } from './useSubmissionChanges'

/** The delivery status of an e-mail; '' once sent, or if it is not an e-mail. */
const deliveryOf = ({ way, sentAt, failed }: Answer) => {
  if (way !== 'email') return ''
  if (failed === 'no SMTPUTF8') return 'the mail server cannot write to this address'
  if (failed) return 'could not be delivered'
  return sentAt === null ? 'waits to be sent' : ''
}

const Told = ({ answer, row }: { answer: Answer; row: InboxRow }) => {
  const { at, account, way, state, text } = answer
  const [isOpen, button] = useMore('Show the text', 'Hide the text')
  const delivery = deliveryOf(answer)
  const number = phoneParts(row.mobile).find(({ dialled }) => dialled !== '')
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5, overflowWrap: 'anywhere' }}>
      <Typography>
        {`${stateLabel(state, row.kind)}, ${delivery ? answerWays[way] : sentWords[way]}`}
        {delivery ? (
          <Typography component="span" color={answer.failed ? 'error' : 'textSecondary'}>
            {` · ${delivery}`}
          </Typography>
        ) : null}
      </Typography>
      <By account={account} at={at} />
      {isOpen ? (
        <Typography lang={languageOf(text)} sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}>
          {text}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {button}
        {isOpen && way === 'whatsapp' && number ? (
          <Link
            {...outside}
            href={`${whatsAppLink(number)}?text=${encodeURIComponent(text)}`}
            variant="body2"
          >
            Open WhatsApp
          </Link>
        ) : null}
      </Box>
    </Box>
  )
}

export const Answers = ({ submission: { row, answers } }: { submission: Submission }) =>
  answers.length === 0 ? null : (
    <Section title="Answers">
      <PlainList sx={{ display: 'grid', gap: 1 }}>
        {answers.map((answer) => (
          <Told key={answer.id} answer={answer} row={row} />
        ))}
      </PlainList>
    </Section>
  )

/** Reminds the applicant once, or notes what they answered on the phone. */
const QuestionButtons = ({
  asked: { id, kind, remindedAt },
  reference,
}: {
  asked: AskedQuestion
  reference: string
}) => {
  const [noteAnswer, { isLoading }] = submissionsApi.useNoteAnswerMutation()
  const [remind, { isLoading: isReminding }] = submissionsApi.useRemindMutation()
  const { attempt } = useNotify()
  return (
    <Box role="group" aria-label="Question">
      {remindedAt === '' ? (
        <Button
          size="small"
          disabled={isReminding}
          onClick={() => void attempt(remind({ id, reference }), 'Reminded')}
        >
          Remind
        </Button>
      ) : null}
      {answersOf(kind).map((answer) => (
        <Button
          key={answer}
          size="small"
          disabled={isLoading}
          onClick={() => void attempt(noteAnswer({ id, reference, answer }))}
        >
          {`Heard by phone: ${answerWord(answer)}`}
        </Button>
      ))}
    </Box>
  )
}

/** The employers to whom the applicant may be sent, or was asked about. */
const AskedToSend = ({ submission: { row, questions } }: { submission: Submission }) => {
  const mayWork = useMay('recruiter')
  const asked = questions.filter(({ kind }) => kind === 'sending')
  const [today] = useState(() => todayInIndia(Date.now()))
  if (asked.length === 0) return null
  return (
    <PlainList aria-label="Asked: may we send you?" sx={{ display: 'grid', gap: 0.5 }}>
      {asked.map((one) => (
        <Box component="li" key={one.id} sx={{ overflowWrap: 'anywhere' }}>
          <Typography>
            {`${one.employer}: ${one.answer ? `said ${answerWord(one.answer).toLowerCase()}` : `no answer yet, by ${formatDate(one.day)}`}`}
          </Typography>
          <By account={one.account} at={one.at} />
          {mayWork && one.answer === '' && one.day >= today ? (
            <QuestionButtons asked={one} reference={row.reference} />
          ) : null}
        </Box>
      ))}
    </PlainList>
  )
}

type DisclosuresProps = { submission: Submission } & Pick<SubmissionChanges, 'openAnswer'>

/** To whom outside the office it may be shown, and was. */
export const Disclosures = ({ submission, openAnswer }: DisclosuresProps) => {
  const { row, disclosures, withdrawnAt } = submission
  const [add] = submissionsApi.useAddDisclosureMutation()
  const buttons = (
    <>
      {hasState(row.kind, 'asked') && withdrawnAt === null ? (
        <Button size="small" onClick={() => openAnswer('asked', { takesFocus: true })}>
          Ask: may we send you?
        </Button>
      ) : null}
      <DisclosedToButton
        onSubmit={(showing) => add({ reference: row.reference, ...showing })}
        done={({ recipient }) => `Disclosed to ${recipient.trim()}`}
      />
    </>
  )
  return (
    <Section title="Disclosures" action={useMay('recruiter') ? buttons : null}>
      <AskedToSend submission={submission} />
      {disclosures.length === 0 ? (
        <Small>Not shown or sent to anyone outside the office.</Small>
      ) : (
        <PlainList aria-label="Disclosures" sx={{ display: 'grid', gap: 0.5 }}>
          {disclosures.map(({ id, at, account, recipient, saidYesAt, reason }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              <Typography>
                {recipient}
                {reason ? ` · without a yes: ${reason}` : null}
                {saidYesAt ? ` · yes of ${showDate(saidYesAt)}` : null}
              </Typography>
              <By account={account} at={at} />
            </Box>
          ))}
        </PlainList>
      )}
    </Section>
  )
}

const none = { employer: '', joinedOn: '', pay: '', leftOn: '' }

export const PlacementSection = ({ submission: { row, version, placement } }: { submission: Submission }) => {
  const mayChange = useMay('recruiter')
  const { leavingDays = 0 } = submissionsApi.useGetInboxChoicesQuery().data ?? {}
  if (row.state !== 'joined') return null
  const { reference, name, jobId, about: position } = row
  const details = placement ? cleanPlacement(placement) : { jobId, position, ...none }
  const placed = { reference, version, name, details, isRecorded: placement !== null }
  const buttons = (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      {placement?.leftOn === '' ? (
        <DialogButton
          size="small"
          renderDialog={(onClose) => <LeftDialog placed={placed} onClose={onClose} />}
        >
          Left
        </DialogButton>
      ) : null}
      <DialogButton
        size="small"
        renderDialog={(onClose) => <PlacementDialog placed={placed} onClose={onClose} />}
      >
        {placement ? 'Edit' : 'Add details'}
      </DialogButton>
    </Box>
  )
  const isCounted = placement !== null && periodOf(placement, leavingDays) !== ''
  return (
    <Section title="Placement" action={mayChange ? buttons : null}>
      {placement ? (
        <DescriptionList
          items={[
            { label: placementLabels.position, value: placement.position },
            { label: placementLabels.employer, value: placement.employer },
            { label: placementLabels.joinedOn, value: formatDate(placement.joinedOn) },
            { label: placementLabels.pay, value: placement.pay },
            { label: 'Recruiter', value: nameOf(placement.account) },
            { label: placementLabels.leftOn, value: formatDate(placement.leftOn) },
            {
              label: `First ${counted(leavingDays, 'day')}`,
              value: isCounted && <Period stay={placement} leavingDays={leavingDays} />,
            },
          ].filter(({ value }) => value)}
        />
      ) : (
        <Small>Nothing is recorded yet.</Small>
      )}
    </Section>
  )
}

type EraseButtonProps = { submission: Submission; onErased: () => void }

export const EraseButton = ({ submission: { row, files, notes }, onErased }: EraseButtonProps) => {
  const [erase] = submissionsApi.useEraseSubmissionMutation()
  const parts = { file: files.length, note: notes.length, tag: row.tags.length }
  const counts = Object.entries(parts).flatMap(([unit, count]) => (count > 0 ? counted(count, unit) : []))
  const what = new Intl.ListFormat('en-GB').format([`the ${inboxKinds[row.kind].toLowerCase()}`, ...counts])
  return (
    <ConfirmButton
      button={{ color: 'error', size: 'small', children: 'Erase' }}
      title={`Erase what ${row.name || 'this person'} sent?`}
      submitLabel="Erase"
      isDangerous
      onSubmit={() => erase(row.reference)}
      done={() => {
        onErased()
        return 'Erased'
      }}
    >
      <Typography>{`This erases ${what} for good. The log records only that it was done.`}</Typography>
    </ConfirmButton>
  )
}
