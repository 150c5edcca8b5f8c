import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { useCompany } from '@/components/SiteSettings'
import type { Company } from '@/domain/content/company'
import { dayInWords, placeParts, timeInWords } from '@/domain/submissions/interview'
import { questionPath } from '@/domain/submissions/questions'
import { isAnswerKey } from '@/domain/submissions/answerRules'
import { type Language, languagePath } from '@/domain/languages'
import {
  allReasons,
  type AnswerKey,
  declineReasons,
  fillAnswer,
  type FieldValues,
  languageNames,
  reasonKey,
} from '@/domain/submissions/answers'
import type { ContentValues, OfficeContentRow } from '@/domain/office/content'
import { jobDetailsPath, paths, withQuery } from '@/domain/paths'
import { contentApi } from '../../../api/contentApi'
import { Toggles } from '../../../components/Toggles'
import { PreviewSection } from '../../../components/preview'
import { Small } from '../../../components/texts'

const REFERENCE = 'R7K4-92QX'

type Sample = {
  job: string
  place: string
  similar: readonly string[]
}

const samples: Record<Language, Sample> = {
  en: {
    job: 'Staff Nurse',
    place: 'Raipur',
    similar: ['Staff Nurse, Bilaspur', 'Ward Nurse, Raipur'],
  },
  hi: {
    job: 'स्टाफ़ नर्स',
    place: 'रायपुर',
    similar: ['स्टाफ़ नर्स, बिलासपुर', 'वार्ड नर्स, रायपुर'],
  },
}

const addressOf = (language: Language, path: string) =>
  `${window.location.origin}${languagePath(language, path)}`

const sampleValues = (company: Company, language: Language): FieldValues => ({
  name: 'Asha Verma',
  job: samples[language].job,
  place: samples[language].place,
  reference: REFERENCE,
  phone: company.phone,
  company: company.name,
  track: addressOf(language, withQuery(paths.track, { reference: REFERENCE })),
  date: dayInWords('2026-11-30', language),
  time: timeInWords('11:00', language),
  where: 'Jeevan Hospital, 2nd floor, Civil Lines, Raipur',
  bring: 'Aadhaar card, certificates, 2 photos',
  invitation: addressOf(language, questionPath('Vd3yTq8mZ4hXk2LrWc7pNf')),
  employer: 'Arogyam Hospital',
  by: dayInWords('2026-11-27', language),
  question: addressOf(language, questionPath('Kp7nYw2sR9fBt4VmHc6xQd')),
})

const sampleJobs = (language: Language) =>
  samples[language].similar
    .map((job, at) => `${job}: ${addressOf(language, jobDetailsPath(`${1024 + at}`))}`)
    .join('\n')

/** Addresses look like links but lead nowhere, because the samples do not exist. */
const WithLinks = ({ text, color }: { text: string; color: string }) =>
  placeParts(text).map(({ at, text: part, isLink }) =>
    isLink ? (
      <Box key={at} component="span" sx={{ color, textDecoration: 'underline' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  )

const textSx = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

type MessageProps = { text: string }

const Mail = ({ text }: MessageProps) => (
  <Box sx={{ p: 2, bgcolor: 'background.paper' }}>
    <Small sx={{ mb: 1.5 }}>{`From ${useCompany().name}`}</Small>
    <Typography variant="body2" component="div" sx={textSx}>
      <WithLinks text={text} color="primary.main" />
    </Typography>
  </Box>
)

const ChatMessage = ({ text }: MessageProps) => (
  <Box sx={{ p: 2, bgcolor: '#efeae2' }}>
    <Box sx={{ maxWidth: 420, px: 1.25, py: 1, borderRadius: 2, bgcolor: '#d9fdd3', color: '#111b21' }}>
      <Typography variant="body2" component="div" sx={textSx}>
        <WithLinks text={text} color="#005c4b" />
      </Typography>
    </Box>
  </Box>
)

const ways = { email: 'E-mail', whatsapp: 'WhatsApp' }

type TextOf = (key: AnswerKey, language: Language) => string

type Chosen = { key: AnswerKey; chosen: AnswerKey; language: Language; company: Company }

/** The whole message: a reason is one sentence of a letter, and similar jobs follow a letter. */
const wholeMessage = (textOf: TextOf, { key, chosen, language, company }: Chosen) => {
  const isReason = key.startsWith('reason_')
  const letter = isReason || key === 'similar_jobs' ? 'declined' : key
  const values = sampleValues(company, language)
  const reason = fillAnswer(textOf(isReason ? key : chosen, language), values)
  const text = fillAnswer(textOf(letter, language), { ...values, ...(letter === 'declined' && { reason }) })
  return key === 'similar_jobs'
    ? `${text}\n\n${fillAnswer(textOf(key, language), values)}\n${sampleJobs(language)}`
    : text
}

const reasonOptions = allReasons.map((reason) => ({
  value: reasonKey(reason),
  label: declineReasons[reason],
}))
const [firstReason] = reasonOptions

const none: readonly OfficeContentRow[] = []

/** A message as its reader gets it, in both languages, with sample values. */
export const AnswerPreview = ({ values }: { values: ContentValues }) => {
  const typed = useDeferredValue(values)
  const { data: stored = none } = contentApi.useGetContentQuery('answers')
  const [way, setWay] = useState<keyof typeof ways>('email')
  const [reason, setReason] = useState<string>(firstReason?.value ?? '')
  const { answer: key = '' } = typed
  const company = useCompany()
  const Message = way === 'email' ? Mail : ChatMessage
  if (!isAnswerKey(key)) return null

  const chosen = isAnswerKey(reason) ? reason : 'reason_filled'
  const textOf: TextOf = (wanted, language) => {
    const row = wanted === key ? typed : stored.find((one) => one.values.answer === wanted)?.values
    const { text = '', text_hi = '' } = row ?? {}
    return language === 'hi' && text_hi.trim() !== '' ? text_hi : text
  }

  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Toggles label="Shown as" value={way} options={ways} onChange={setWay} />
        {key === 'declined' ? (
          <NativeSelect
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            inputProps={{ 'aria-label': 'Reason in the preview' }}
            options={reasonOptions}
          />
        ) : null}
      </Stack>
      {(Object.keys(samples) as Language[]).map((language) => (
        <PreviewSection key={language} title={languageNames[language]} isBare>
          <Box lang={language}>
            <Message text={wholeMessage(textOf, { key, chosen, language, company })} />
          </Box>
        </PreviewSection>
      ))}
    </Stack>
  )
}
