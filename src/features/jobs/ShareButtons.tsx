import FacebookIcon from '@mui/icons-material/Facebook'
import LinkedInIcon from '@mui/icons-material/LinkedIn'
import TelegramIcon from '@mui/icons-material/Telegram'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import type { Job } from '@/domain/entities'
import { jobDetailsPath } from '@/domain/paths'

const shareUrl = (page: string, query: Record<string, string>) => `${page}?${new URLSearchParams(query)}`

const networks = {
  Facebook: {
    Icon: FacebookIcon,
    href: (url: string) => shareUrl('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  LinkedIn: {
    Icon: LinkedInIcon,
    href: (url: string) => shareUrl('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  WhatsApp: {
    Icon: WhatsAppIcon,
    href: (url: string, title: string) =>
      shareUrl('https://api.whatsapp.com/send', { text: `${title} ${url}` }),
  },
  Telegram: {
    Icon: TelegramIcon,
    href: (url: string, title: string) => shareUrl('https://t.me/share/url', { url, text: title }),
  },
} as const

export type Network = keyof typeof networks

type ShareButtonsProps = { job: Pick<Job, 'job_id' | 'position'>; on: readonly Network[]; titled?: boolean }

const GROUP_NAME = 'Share this job'

const shareSx = { color: 'text.secondary', '&:hover': { color: 'primary.main' } }

/** Opens the share page of a network with the absolute address of the job. */
export const ShareButtons = ({ job, on, titled = false }: ShareButtonsProps) => {
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  return (
    <Stack direction="row" role="group" aria-label={GROUP_NAME} sx={{ alignItems: 'center' }}>
      {titled ? (
        <Typography variant="body2" color="textSecondary" sx={{ mr: 0.5 }}>
          {GROUP_NAME}
        </Typography>
      ) : null}
      {on.map((network) => {
        const { Icon, href } = networks[network]
        return (
          <Tooltip key={network} title={`Share on ${network}`}>
            <IconButton
              component="a"
              href={href(url, job.position)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Share on ${network}: ${job.position}`}
              sx={shareSx}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        )
      })}
    </Stack>
  )
}
