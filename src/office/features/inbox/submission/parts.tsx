import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type PropsWithChildren, type ReactNode } from 'react'
import type { AnswerWay } from '@/domain/submissions/answers'
import type { AccountName } from '@/domain/submissions/inbox'
import { nameOf } from '@/domain/submissions/inboxChange'
import { foldLetters } from '@/domain/text/compareText'
import { showMoment } from '../../../components/dates'
import { Small } from '../../../components/texts'

/** How an answer reached the applicant. */
export const sentWords: Record<AnswerWay, string> = {
  email: 'sent by e-mail',
  whatsapp: 'sent on WhatsApp',
  phone: 'called',
}

type SectionProps = PropsWithChildren<{ title: string; action?: ReactNode }>

export const Section = ({ title, action, children }: SectionProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}>
      <Typography variant="h3" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {/* Aligns a text button with the edge of the section. */}
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          '& .MuiButton-text': { minWidth: 0, mr: -0.625, whiteSpace: 'nowrap' },
        }}
      >
        {action}
      </Box>
    </Box>
    {children}
  </Box>
)

/** Whether all is shown, and the button that toggles it. */
export const useMore = (more: string, less: string) => {
  const [isAll, setIsAll] = useState(false)
  const button = (
    <Button
      size="small"
      sx={{ minWidth: 0, ml: -0.625 }}
      aria-expanded={isAll}
      onClick={() => setIsAll(!isAll)}
    >
      {isAll ? less : more}
    </Button>
  )
  return [isAll, button] as const
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Text with the searched words marked. */
export const Highlight = ({ text, search }: { text: string; search: string }) => {
  const words = foldLetters(search)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return text
  const found = [...text.matchAll(new RegExp(words.map(escaped).join('|'), 'giu'))]
  const ends = [0, ...found.map(({ 0: word, index }) => index + word.length)]
  return [
    ...found.flatMap(({ 0: word, index }, count) => [
      text.slice(ends[count], index),
      <mark key={index}>{word}</mark>,
    ]),
    text.slice(ends[found.length]),
  ]
}

/** The person and the time of an action. */
export const By = ({ account, at }: { account: AccountName; at: string }) => (
  <Small>
    {`${nameOf(account)}, `}
    <time dateTime={at}>{showMoment(at)}</time>
  </Small>
)
