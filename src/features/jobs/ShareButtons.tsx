import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { HoverTooltip } from '@/components/HoverTooltip'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import type { Job } from '@/domain/entities'
import { shareText } from '@/domain/jobs/jobSummary'
import { jobDetailsPath } from '@/domain/paths'
import { CardIcon } from './CardIcon'

/** The page of a network that shares a link, with its query. */
const networks = {
  Facebook: (url: string) => ['https://www.facebook.com/sharer/sharer.php', { u: url }],
  LinkedIn: (url: string) => ['https://www.linkedin.com/sharing/share-offsite/', { url }],
  WhatsApp: (url: string, text: string) => ['https://api.whatsapp.com/send', { text: `${text} ${url}` }],
  Telegram: (url: string, text: string) => ['https://t.me/share/url', { url, text }],
} satisfies Record<string, (url: string, text: string) => [page: string, query: Record<string, string>]>

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
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  const hrefOn = (network: keyof typeof networks) => {
    const [page, query] = networks[network](url, shareText(job))
    return `${page}?${new URLSearchParams(query)}`
  }
  return (
    <Group role="group" aria-label={SHARE_TITLE}>
      {children}
      {on.map((network) => (
        <HoverTooltip key={network} title={`Share on ${network}`}>
          <a
            href={hrefOn(network)}
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
