import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import EventIcon from '@mui/icons-material/Event'
import MapIcon from '@mui/icons-material/PlaceOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
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
} from '@/domain/submissions/invitation'
import type { Language } from '@/domain/languages'
import { otherLanguage } from '@/domain/content/localized'
import { AnswerForm } from './AnswerForm'

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
