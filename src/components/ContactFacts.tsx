import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { SvgIconComponent } from '@mui/icons-material'
import type { ReactNode } from 'react'
import { phoneParts, type telephoneLink } from '@/domain/text/contactLinks'
import type { NewTab } from './NewTabMark'

export const NumberLink = styled(Link)({
  display: 'inline-block',
  paddingBlock: 2,
  '@media (pointer: coarse)': { paddingBlock: 11, marginBlock: -4 },
})

/** A field of numbers as staff wrote it; numbers that can be dialled are links. */
export const numberLinks = (field: string, linkOf: typeof telephoneLink, target?: NewTab) =>
  phoneParts(field).map((part) =>
    part.dialled === '' ? (
      <span key={part.at}>{part.text}</span>
    ) : (
      <NumberLink key={part.at} href={linkOf(part)} {...target}>
        {part.text}
      </NumberLink>
    ),
  )

type ContactFact = { name: string; Icon: SvgIconComponent; content: ReactNode }

/** Centres the icon on the letters, however high the line is. */
const iconSx = { position: 'relative', top: '0.22em' } as const

/** The ways to reach a person or an office, each with its icon. */
export const ContactFacts = ({ facts }: { facts: readonly ContactFact[] }) => (
  <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {facts.map(({ name, Icon, content }) => (
      <Stack key={name} component="li" direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
        <Icon titleAccess={name} color="primary" fontSize="small" sx={iconSx} />
        <Typography variant="body2" component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {content}
        </Typography>
      </Stack>
    ))}
  </Stack>
)
