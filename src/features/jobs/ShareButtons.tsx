import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { HoverTooltip } from '@/components/HoverTooltip'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import type { Job } from '@/domain/entities'
import { shareText } from '@/domain/jobs/jobSummary'
import { jobDetailsPath } from '@/domain/paths'
import { CardIcon } from './CardIcon'

const networks = {
  Facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  LinkedIn: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  WhatsApp: (url: string, title: string) => `https://api.whatsapp.com/send?text=${title}+${url}`,
  Telegram: (url: string, title: string) => `https://t.me/share/url?url=${url}&text=${title}`,
} as const

/** Unlike `encodeURIComponent` this takes any text, half a character too. */
const encoded = (text: string) => `${new URLSearchParams({ text })}`.slice('text='.length)

/** The links are styled from here: a list draws dozens, and an IconButton takes twenty times as long. */
const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    fontSize: '1.25rem',
    color: theme.palette.text.secondary,
    '@media (hover: hover)': {
      '&:hover': { color: theme.palette.primary.main, backgroundColor: theme.palette.action.hover },
    },
  },
}))

type ShareButtonsProps = {
  job: Job
  on: readonly (keyof typeof networks)[]
  /** Stands before the buttons. */
  children?: ReactNode
}

export const SHARE_TITLE = 'Share this job'

/** Links to the share pages of social networks, with the absolute address of the job's details. */
export const ShareButtons = ({ job, on, children }: ShareButtonsProps) => {
  const url = encoded(useAbsoluteUrl()(jobDetailsPath(job.job_id)))
  const title = encoded(shareText(job))
  return (
    <Group role="group" aria-label={SHARE_TITLE}>
      {children}
      {on.map((network) => (
        <HoverTooltip key={network} title={`Share on ${network}`}>
          <a
            href={networks[network](url, title)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Share on ${network}: ${job.position}`}
          >
            <CardIcon name={network} />
          </a>
        </HoverTooltip>
      ))}
    </Group>
  )
}
