import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useLocation } from 'react-router'
import { trackApi } from '@/api/trackApi'
import { useLanguage } from '@/components/language'
import type { Language } from '@/domain/languages'
import { Loading } from '@/components/Loading'
import { NoMoneyAsked } from '@/components/NoMoneyAsked'
import { Page } from '@/components/Page'
import { useSite } from '@/components/SiteSettings'
import { dayInWords, timeInWords } from '@/domain/submissions/interview'
import { NO_QUESTION, type Question, questionIdIn, wordsOf } from '@/domain/submissions/questions'
import { paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { QuestionView } from './QuestionView'

/** 'an interview for Ward Nurse at Arogyam Hospital', as the sentence below says it. */
const interviewFor = ({ position, company }: Question, i18n: I18n) => {
  if (position && company) return i18n._(msg`an interview for ${position} at ${company}`)
  if (position) return i18n._(msg`an interview for ${position}`)
  return company ? i18n._(msg`an interview at ${company}`) : i18n._(msg`an interview`)
}

/** 'Asha, we invite you to an interview for Ward Nurse at Arogyam Hospital.' */
const invitedTo = (question: Question, i18n: I18n) => {
  const { firstName, end } = question
  const interview = interviewFor(question, i18n)
  if (!firstName)
    return end === ''
      ? i18n._(msg`We invite you to ${interview}.`)
      : i18n._(msg`You were invited to ${interview}.`)
  return end === ''
    ? i18n._(msg`${firstName}, we invite you to ${interview}.`)
    : i18n._(msg`${firstName}, you were invited to ${interview}.`)
}

/** 'Asha, an employer may fit you. We show nobody your details unless you say yes.' */
const askedToSend = ({ firstName }: Question, i18n: I18n) =>
  firstName
    ? i18n._(
        msg`${firstName}, we would like to send your details and your resume to an employer. We do it only if you say yes.`,
      )
    : i18n._(
        msg`We would like to send your details and your resume to an employer. We do it only if you say yes.`,
      )

const purposes = { interview: invitedTo, sending: askedToSend }

/** Shown below the link in chat programs. */
const descriptionOf = ({ kind, day, time, position }: Question, language: Language, i18n: I18n) => {
  const on = dayInWords(day, language)
  if (kind === 'interview') {
    const at = timeInWords(time, language)
    return i18n._(msg`${on}, ${at}. Tell us whether you will come.`)
  }
  return position ? i18n._(msg`${position}. Please answer by ${on}.`) : i18n._(msg`Please answer by ${on}.`)
}

/** The end of an address may be missing, as some programs cut it. */
const Unknown = ({ ownApi }: { ownApi: boolean }) => {
  const { t, i18n } = useLingui()
  return (
    <Page
      title={i18n._(NO_QUESTION)}
      subtitle={
        ownApi
          ? t`Please open the link in our message once more: its end may be missing. An invitation also goes when what you sent is erased.`
          : t`Please ask us about it.`
      }
      crumb={t`Our question to you`}
      description={t`A question that only you can answer.`}
      isGone
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        {ownApi ? (
          <Button variant="contained" href={paths.track}>
            {t`Track`}
          </Button>
        ) : null}
        <Button variant={ownApi ? 'outlined' : 'contained'} href={paths.contact}>
          {t`Contact Us`}
        </Button>
      </Stack>
    </Page>
  )
}

/** The question of an address: undefined until it is known, null where there is none. */
const useQuestion = (id: string, ownApi: boolean) => {
  const { question: ofPage } = useSite()
  const brought = ofPage?.id === id ? ofPage.question : undefined
  // Reads it again even if the page brought it: an answer or midnight may have come since.
  const { data, error, refetch, isFetching } = trackApi.useGetQuestionQuery(id, {
    skip: !ownApi || brought === null,
    refetchOnFocus: true,
  })
  const isUnknown = error !== undefined && 'kind' in error && error.kind === 'refused'
  return {
    question: !ownApi || isUnknown ? null : (data ?? brought),
    hasFailed: error !== undefined && !isFetching,
    refetch,
  }
}

/** A question, which its applicant answers without an account. */
export const QuestionPage = () => {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const id = questionIdIn(useLocation().pathname.split('/')[2])
  const ownApi = useAppSelector(selectOwnApi)
  const { question, hasFailed, refetch } = useQuestion(id, ownApi)
  if (question === null) return <Unknown ownApi={ownApi} />
  if (question) {
    const { kind } = question
    return (
      <Page
        title={i18n._(wordsOf(kind).title)}
        subtitle={purposes[kind](question, i18n)}
        description={descriptionOf(question, language, i18n)}
        isGone
      >
        <QuestionView id={id} question={question} onRefused={() => void refetch()} />
        <NoMoneyAsked />
      </Page>
    )
  }
  return (
    <Page title={t`Our question to you`} description={t`A question that only you can answer.`} isGone>
      {hasFailed ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {t`Try again`}
            </Button>
          }
        >
          {t`The invitation could not be loaded. Check your connection.`}
        </Alert>
      ) : (
        <Loading label={t`Loading the invitation`} />
      )}
    </Page>
  )
}
