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
import { dayInWords, hasLink, timeInWords } from '@/domain/submissions/interview'
import {
  ANSWER_FIELD,
  ANSWER_ID,
  answerOf,
  answersOf,
  buttonOf,
  type Question,
  type QuestionAnswer,
  questionApiPaths,
  wordsOf,
} from '@/domain/submissions/questions'
import type { Language } from '@/domain/languages'
import { otherLanguage } from '@/domain/content/localized'
import CheckIcon from '@mui/icons-material/Check'
import Typography from '@mui/material/Typography'
import { errorMessage } from '@/api/envelope'
import { trackApi } from '@/api/trackApi'
import { LanguageField } from '@/components/form/LanguageField'
import { useAppDispatch } from '@/store/hooks'

type Fact = { name: string; content: ReactNode; text?: string }

type Shown = { i18n: I18n; language: Language }

const textFact = (name: string, text: string): Fact[] => (text ? [{ name, content: text, text }] : [])

const factsOfInterview = ({ day, time, place, bring }: Question, { i18n, language }: Shown): Fact[] => [
  { name: i18n._(msg`Date`), content: dayInWords(day, language) },
  { name: i18n._(msg`Time`), content: timeInWords(time, language) },
  { name: i18n._(msg`Place or link`), content: <LinkedText>{place}</LinkedText>, text: place },
  ...textFact(i18n._(msg`What to bring`), bring),
]

const factsOfSending = (
  { day, position, company, place, pay }: Question,
  { i18n, language }: Shown,
): Fact[] => [
  ...textFact(i18n._(msg`Job`), position),
  ...textFact(i18n._(msg`Employer`), company),
  ...textFact(i18n._(msg`Place`), place),
  ...textFact(i18n._(msg`Pay`), pay),
  { name: i18n._(msg`Please answer by`), content: dayInWords(day, language) },
]

const factsOf = { interview: factsOfInterview, sending: factsOfSending }

type AnswerFormProps = Pick<Question, 'kind' | 'answer'> & {
  id: string
  /** Called when it can no longer be answered, such as after midnight. */
  onRefused: () => void
}

/** Buttons, of which the chosen one is marked. Without script the browser sends the pressed one. */
const AnswerForm = ({ id, kind, answer, onRefused }: AnswerFormProps) => {
  const [send, { isLoading, error, originalArgs, isSuccess }] = trackApi.useAnswerQuestionMutation()
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const told = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const failed = error && originalArgs?.answer
  const isTold = isSuccess && answer === originalArgs?.answer
  const [isOffline, setOffline] = useState(false)
  const failedAnswer = failed && i18n._(buttonOf(failed))
  const answers = answersOf(kind)
  const changeable = t`You can change your answer until the day ends.`
  const sentence = wordsOf(kind).answers[answer]?.told

  useEffect(() => {
    if (failed || isTold) told.current?.focus()
  }, [failed, isTold])

  const give = async (chosen: QuestionAnswer) => {
    if (isLoading) return
    const { data, error: reason } = await send({ id, answer: chosen })
    setOffline(!navigator.onLine)
    if (data) void dispatch(trackApi.util.upsertQueryData('getQuestion', id, data))
    else if ('kind' in reason && reason.kind === 'refused') onRefused()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const chosen = answerOf(kind, submitter?.getAttribute('value') ?? '')
    if (chosen) void give(chosen)
  }

  return (
    <Box
      component="form"
      method="post"
      action={questionApiPaths.answer(id)}
      onSubmit={submit}
      aria-labelledby={headingId}
      sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      <LanguageField />
      <Typography id={headingId} variant="h2" sx={{ mb: 1.5 }}>
        {i18n._(wordsOf(kind).heading)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${answers.length}, minmax(0, 1fr))` },
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
            <span>{i18n._(buttonOf(value))}</span>
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
          {[sentence && i18n._(sentence), changeable].join(' ')}
        </Alert>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {changeable}
        </Typography>
      )}
    </Box>
  )
}

type QuestionViewProps = { id: string; question: Question; onRefused: () => void }

/** What the question is about, and its answer. */
export const QuestionView = ({ id, question, onRefused }: QuestionViewProps) => {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { kind, answer, place, phone, end } = question
  const newTab = useNewTab()
  const takesPlace = kind === 'interview' && (end === '' || end === 'over')
  return (
    <Paper variant="outlined" sx={{ maxWidth: 720, p: { xs: 2, sm: 4 } }}>
      {end ? (
        <Alert severity="info" role="status" sx={{ mb: 3 }}>
          {`${i18n._(wordsOf(kind).ends[end])} ${t`Call ${phone} if you have a question.`}`}
        </Alert>
      ) : null}
      <Box sx={{ '&& dl': { typography: 'body1' }, '&& dd': { fontWeight: 'bold' } }}>
        <Facts>
          {[
            ...factsOf[kind](question, { i18n, language }),
            { name: t`Telephone`, content: numberLinks(phone, telephoneLink), text: '' },
          ].map(({ name, content, text = '' }) => (
            <Fact key={name} name={name} lang={otherLanguage(text, language)}>
              {content}
            </Fact>
          ))}
        </Facts>
      </Box>
      {takesPlace ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 2, mx: -1, displayPrint: 'none' }}>
          {end === '' ? (
            <Button component="a" href={questionApiPaths.calendar(id, language)} startIcon={<EventIcon />}>
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
      {end === '' ? <AnswerForm id={id} kind={kind} answer={answer} onRefused={onRefused} /> : null}
    </Paper>
  )
}
