import { useAbsoluteUrl } from '@/components/SiteSettings'
import type { Job } from '@/domain/entities'
import { jobDetailsPath } from '@/domain/paths'
import { JobSheet } from './JobSheet'
import { useDismissedTips } from './useDismissedTips'

const networks = {
  Facebook: {
    icon: <i className="job-facebook" />,
    href: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  LinkedIn: {
    icon: <i className="job-linkedin" />,
    href: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  WhatsApp: {
    icon: <i className="job-whatsapp" />,
    href: (url: string, title: string) => `https://api.whatsapp.com/send?text=${title}+${url}`,
  },
  Telegram: {
    icon: <i className="job-telegram" />,
    href: (url: string, title: string) => `https://t.me/share/url?url=${url}&text=${title}`,
  },
} as const

export type Network = keyof typeof networks

/** Unlike `encodeURIComponent` this takes any text, half a character too. */
const encoded = (text: string) => `${new URLSearchParams({ text })}`.slice('text='.length)

type ShareLinksProps = {
  job: Pick<Job, 'job_id' | 'position'>
  /** The absolute address of the job's details. */
  url: string
  on: readonly Network[]
}

/** The links alone, for where the sheet of jobs stands already. */
export const ShareLinks = ({ job, url, on }: ShareLinksProps) => {
  const [encodedUrl, title] = [encoded(url), encoded(job.position)]
  return on.map((network) => (
    <a
      key={network}
      href={networks[network].href(encodedUrl, title)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Share on ${network}: ${job.position}`}
      data-tip={`Share on ${network}`}
    >
      {networks[network].icon}
    </a>
  ))
}

export const SHARE_GROUP = 'Share this job'

/** Opens the share page of a network with the absolute address of the job. */
export const ShareButtons = ({
  job,
  on,
  titled = false,
}: Omit<ShareLinksProps, 'url'> & { titled?: boolean }) => {
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  return (
    <div ref={useDismissedTips()} className="job-share" role="group" aria-label={SHARE_GROUP}>
      <JobSheet />
      {titled ? <p className="job-share-title">{SHARE_GROUP}</p> : null}
      <ShareLinks job={job} url={url} on={on} />
    </div>
  )
}
