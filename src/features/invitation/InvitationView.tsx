import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import EventIcon from '@mui/icons-material/Event'
import MapIcon from '@mui/icons-material/PlaceOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { type ReactNode, useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { numberLinks } from '@/components/ContactFacts'
import { Fact, Facts } from '@/components/Facts'
import { useLanguage } from '@/components/language'
import { LinkedText } from '@/components/LinkedText'
import { useNewTab } from '@/components/NewTabMark'
import { mapLink, telephoneLink } from '@/domain/text/contactLinks'
import {
  dayInWords,
  endSentences,
  hasLink,
  invitationApiPaths,
  timeInWords,
  type Invited,
  ANSWER_FIELD,
  ANSWER_ID,
  answerSentences,
  invitationAnswers,
  isInvitationAnswer,
  type InvitationAnswer,
} from '@/domain/submissions/invitation'
import type { Language } from '@/domain/languages'
import { otherLanguage } from '@/domain/content/localized'
import CheckIcon from '@mui/icons-material/Check'
import Typography from '@mui/material/Typography'
import { errorMessage } from '@/api/envelope'
import { trackApi } from '@/api/trackApi'
import { LanguageField } from '@/components/form/LanguageField'
import { useAppDispatch } from '@/store/hooks'

type Fact = { name: string; content: ReactNode; text?: string }

const factsOf = (
  { day, time, place, bring, phone }: Invited,
  { i18n, language }: { i18n: I18n; language: Language },
): Fact[] => [
  { name: i18n._(msg`Date`), content: dayInWords(day, language) },
  { name: i18n._(msg`Time`), content: timeInWords(time, language) },
  { name: i18n._(msg`Place or link`), content: <LinkedText>{place}</LinkedText>, text: place },
  ...(bring ? [{ name: i18n._(msg`What to bring`), content: bring, text: bring }] : []),
  { name: i18n._(msg`Telephone`), content: numberLinks(phone, telephoneLink) },
]

type AnswerFormProps = {
  id: string
  answer: InvitationAnswer | ''
  /** Called when it can no longer be answered, such as after midnight. */
  onRefused: () => void
}

const answers = Object.keys(invitationAnswers) as InvitationAnswer[]

/** Three buttons, of which the chosen one is marked. Without script the browser sends the pressed one. */
const AnswerForm = ({ id, answer, onRefused }: AnswerFormProps) => {
  const [send, { isLoading, error, originalArgs, isSuccess }] = trackApi.useAnswerInvitationMutation()
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const told = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const failed = error && originalArgs?.answer
  const isTold = isSuccess && answer === originalArgs?.answer
  const [isOffline, setOffline] = useState(false)
  const failedAnswer = failed && i18n._(invitationAnswers[failed])
  const changeable = t`You can change your answer until the day ends.`

  useEffect(() => {
    if (failed || isTold) told.current?.focus()
  }, [failed, isTold])

  const give = async (chosen: InvitationAnswer) => {
    if (isLoading) return
    const { data, error: reason } = await send({ id, answer: chosen })
    setOffline(!navigator.onLine)
    if (data) void dispatch(trackApi.util.upsertQueryData('getInvitation', id, data))
    else if ('kind' in reason && reason.kind === 'refused') onRefused()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const chosen = submitter?.getAttribute('value') ?? ''
    if (isInvitationAnswer(chosen)) void give(chosen)
  }

  return (
    <Box
      component="form"
      method="post"
      action={invitationApiPaths.answer(id)}
      onSubmit={submit}
      aria-labelledby={headingId}
      sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      <LanguageField />
      <Typography id={headingId} variant="h2" sx={{ mb: 1.5 }}>
        {t`Will you come?`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {answers.map((value) => (
          <Button
            key={value}
            type="submit"
            name={ANSWER_FIELD}
            value={value}
            variant={answer === value ? 'contained' : 'outlined'}
            startIcon={answer === value ? <CheckIcon /> : undefined}
            aria-pressed={answer === value}
            loading={isLoading && originalArgs?.answer === value}
            loadingPosition="start"
          >
            {/* Page translation replaces bare texts; the spinner is added next to this one. */}
            <span>{i18n._(invitationAnswers[value])}</span>
          </Button>
        ))}
      </Box>
      {failed ? (
        <Alert ref={told} tabIndex={-1} severity="error" sx={{ mt: 2 }}>
          {`${t`Your answer ‘${failedAnswer}’ was not sent.`} ${isOffline ? t`You are offline.` : errorMessage(error, i18n)}`}
          <Box sx={{ mt: 0.5, mx: -1 }}>
            <Button onClick={() => void give(failed)}>{t`Try again`}</Button>
          </Box>
        </Alert>
      ) : answer ? (
        <Alert ref={told} id={ANSWER_ID} tabIndex={-1} role="status" severity="success" sx={{ mt: 2 }}>
          {`${i18n._(answerSentences[answer])} ${changeable}`}
        </Alert>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {changeable}
        </Typography>
      )}
    </Box>
  )
}

type InvitationViewProps = { id: string; invited: Invited; onRefused: () => void }

/** The time and place of the interview, and the answer to it. */
export const InvitationView = ({ id, invited, onRefused }: InvitationViewProps) => {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { place, phone, end } = invited
  const newTab = useNewTab()
  const takesPlace = end === '' || end === 'over'
  return (
    <Paper variant="outlined" sx={{ maxWidth: 720, p: { xs: 2, sm: 4 } }}>
      {end ? (
        <Alert severity="info" role="status" sx={{ mb: 3 }}>
          {`${i18n._(endSentences[end])} ${t`Call ${phone} if you have a question.`}`}
        </Alert>
      ) : null}
      <Box sx={{ '&& dl': { typography: 'body1' }, '&& dd': { fontWeight: 'bold' } }}>
        <Facts>
          {factsOf(invited, { i18n, language }).map(({ name, content, text = '' }) => (
            <Fact key={name} name={name} lang={otherLanguage(text, language)}>
              {content}
            </Fact>
          ))}
        </Facts>
      </Box>
      {takesPlace ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 2, mx: -1, displayPrint: 'none' }}>
          {end === '' ? (
            <Button component="a" href={invitationApiPaths.calendar(id, language)} startIcon={<EventIcon />}>
              {t`Add to calendar`}
            </Button>
          ) : null}
          {hasLink(place) ? null : (
            <Button component="a" href={mapLink(place)} startIcon={<MapIcon />} {...newTab}>
              {t`Find the way`}
            </Button>
          )}
        </Box>
      ) : null}
      {end === '' ? <AnswerForm id={id} answer={invited.answer} onRefused={onRefused} /> : null}
    </Paper>
  )
}
