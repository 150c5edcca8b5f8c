import { useLingui } from '@lingui/react/macro'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { HoverTooltip } from '@/components/HoverTooltip'
import { hiddenWithoutScript } from '@/components/scripting'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import { PRINT } from '@/components/theme/sizes'
import type { Job } from '@/domain/content/entities'
import { shareText } from '@/domain/jobs/jobSummary'
import { localized } from '@/domain/content/localized'
import { jobDetailsPath, sharedLink } from '@/domain/paths'
import { jobSaved, jobUnsaved, selectIsSaved } from '@/store/device'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { CardIcon } from './CardIcon'

/** A plain element: a list draws dozens. */
const Heart = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.75),
  minWidth: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: '1.375rem',
  background: 'none',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '& [data-icon]': { fontSize: '1.25rem' },
  '&[aria-pressed=true]': { color: theme.palette.primary.main },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: -3 },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
  [PRINT]: { display: 'none' },
  ...hiddenWithoutScript,
}))

/** Keeps a job on the device. In a list, the label names the job. */
export const SaveJobButton = ({ job, hasText = false }: { job: Job; hasText?: boolean }) => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const { text: position } = localized(job, 'position', i18n)
  const isSaved = useAppSelector((state) => selectIsSaved(state, job.job_id))
  return (
    <Heart
      type="button"
      aria-label={hasText ? t`Save job` : t`Save ${position}`}
      aria-pressed={isSaved}
      onClick={() => dispatch(isSaved ? jobUnsaved(job.job_id) : jobSaved(job))}
    >
      <CardIcon name={isSaved ? 'Heart' : 'HeartOutline'} />
      {hasText ? <span>{t`Save job`}</span> : null}
    </Heart>
  )
}

/** The pages of social networks that share a link. */
const networks = {
  Facebook: (url: string) => sharedLink('https://www.facebook.com/sharer/sharer.php', { u: url }),
  LinkedIn: (url: string) => sharedLink('https://www.linkedin.com/sharing/share-offsite/', { url }),
  WhatsApp: (url: string, text: string) =>
    sharedLink('https://api.whatsapp.com/send', { text: `${text} ${url}` }),
  Telegram: (url: string, text: string) => sharedLink('https://t.me/share/url', { url, text }),
}

/** The links are styled from here: a list draws dozens, and an IconButton takes twenty times as long. */
const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  [PRINT]: { display: 'none' },
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
  /** Shown before the buttons. */
  children?: ReactNode
}

/** The element with the share buttons of the details. */
export const SHARE_ID = 'share'

/** Links to the share pages of social networks, with the absolute address of the job's details. */
export const ShareButtons = ({ job, on, children }: ShareButtonsProps) => {
  const { t, i18n } = useLingui()
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  const { text: position } = localized(job, 'position', i18n)
  return (
    <Group role="group" aria-label={t`Share this job`}>
      {children}
      {on.map((network) => (
        <HoverTooltip key={network} title={t`Share on ${network}`}>
          <a
            href={networks[network](url, shareText(job, i18n))}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`Share on ${network}: ${position}`}
          >
            <CardIcon name={network} />
          </a>
        </HoverTooltip>
      ))}
    </Group>
  )
}
