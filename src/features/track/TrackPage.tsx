import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { Columns } from '@/components/Columns'
import { Fact, Facts } from '@/components/Facts'
import { NoMoneyAsked } from '@/components/NoMoneyAsked'
import { Page } from '@/components/Page'
import { paths } from '@/domain/paths'
import { stateMessages } from '@/domain/submissions/stateMessages'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { CorrectForm } from './CorrectForm'
import { ANSWER_ID, ResultAlert } from './forms'
import { SentFromDevice } from './SentFromDevice'
import { TrackForm } from './TrackForm'
import { useTracking } from './useTracking'

/** Loaded when a submission is shown. */
const TrackedView = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './TrackedView')).TrackedView,
}))

/** Next to the form, until something is shown. */
const StateMeanings = () => {
  const { t, i18n } = useLingui()
  const id = useId()
  return (
    <Box component="aside" aria-labelledby={id} sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t`What the words mean`}
      </Typography>
      <Facts>
        {Object.entries(stateMessages.application).map(([state, { word, sentence }]) => (
          <Fact key={state} name={i18n._(word)}>
            {i18n._(sentence)}
          </Fact>
        ))}
      </Facts>
    </Box>
  )
}

const Tracker = () => {
  const { t } = useLingui()
  const tracking = useTracking()
  const { tracked, erased, failed, done, question, lookups } = tracking.state
  // Without script a correction that was refused is all that the page knows.
  const isRefused = !tracked && failed?.action === 'correct'
  const isAnswered = Boolean(tracked ?? erased) || isRefused
  const isTarget = isRefused ? failed.field !== undefined : done === 'show' && !question
  return (
    <Columns widths="minmax(0, 4fr) minmax(0, 7fr)" gap={{ xs: 3, md: 6 }}>
      <div>
        <SentFromDevice onOpen={tracking.choose} />
        <TrackForm key={tracking.choices} tracking={tracking} />
      </div>
      <div id={isTarget ? ANSWER_ID : undefined}>
        {erased ? (
          <ResultAlert severity="success">{t`${erased} is erased, your files too.`}</ResultAlert>
        ) : null}
        <Suspense>
          {tracked ? <TrackedView key={lookups} tracked={tracked} tracking={tracking} /> : null}
        </Suspense>
        {isRefused ? (
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
            <CorrectForm tracking={tracking} />
          </Paper>
        ) : null}
        {isAnswered ? null : <StateMeanings />}
        <NoMoneyAsked />
      </div>
    </Columns>
  )
}

/** A number that changes whenever the browser puts the page aside or brings it back: Back must not show what it was. */
const useReturns = () => {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const count = ({ persisted }: PageTransitionEvent) => {
      // At once: the browser puts the page aside as it is drawn.
      if (persisted) flushSync(() => setReturns((before) => before + 1))
    }
    window.addEventListener('pagehide', count)
    window.addEventListener('pageshow', count)
    return () => {
      window.removeEventListener('pagehide', count)
      window.removeEventListener('pageshow', count)
    }
  }, [])
  return returns
}

/** Shows a submission to its sender: the reference and the last digits of the mobile open it. */
export const TrackPage = () => {
  const { t } = useLingui()
  const ownApi = useAppSelector(selectOwnApi)
  const [query] = useSearchParams()
  const returns = useReturns()
  return (
    <Page
      title={t`Track`}
      subtitle={
        ownApi
          ? t`See, correct, withdraw or erase what you sent. No account is needed.`
          : t`Nothing can be looked up here. Please ask us how your application stands.`
      }
      description={t`See what became of your application with its reference. Correct it, withdraw it or erase it.`}
      isGone={!ownApi}
    >
      {ownApi ? (
        <Tracker key={`${returns} ${query.get('reference')}`} />
      ) : (
        <>
          <SentFromDevice />
          <Button variant="contained" href={paths.contact}>
            {t`Contact Us`}
          </Button>
        </>
      )}
    </Page>
  )
}
