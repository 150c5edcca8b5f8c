import { useLingui } from '@lingui/react/macro'
import ShareIcon from '@mui/icons-material/Share'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, startTransition, Suspense, useId, useState, type SyntheticEvent } from 'react'
import { useHref } from 'react-router'
import { hiddenWithoutScript, useHydrated } from '@/components/scripting'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import { PRINT } from '@/components/theme/sizes'
import type { Job } from '@/domain/content/entities'
import { shareText } from '@/domain/jobs/jobSummary'
import { localized } from '@/domain/content/localized'
import { applyJobPath, jobDetailsPath, paths } from '@/domain/paths'
import { SaveJobButton, SHARE_ID } from '../SaveAndShare'

const ApplyDialog = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ '../apply/ApplyDialog')).ApplyDialog,
}))

/** Opens the form above the job. Without script it leads to the apply screen. */
const QuickApply = ({ job }: { job: Job }) => {
  const { t } = useLingui()
  const id = useId()
  // Undefined until the dialog is opened for the first time, which loads it.
  const [isOpen, setIsOpen] = useState<boolean>()
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    startTransition(() => setIsOpen(true))
  }
  return (
    <form action={useHref(paths.applyJob)} onSubmit={open}>
      <input type="hidden" name="job_id" value={job.job_id} />
      <Button
        type="submit"
        variant="outlined"
        fullWidth
        aria-haspopup="dialog"
        aria-describedby={id}
        sx={{ px: 0.5, lineHeight: 1.35 }}
      >
        {t`Quick apply`}
      </Button>
      <Typography
        id={id}
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', textAlign: 'center', lineHeight: 1.2, mt: 0.25, ...hiddenWithoutScript }}
      >
        {t`Opens here`}
      </Typography>
      <Suspense>
        {isOpen === undefined ? null : (
          <ApplyDialog job={job} open={isOpen} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </form>
  )
}

/** Opens the phone's share sheet, or else leads to the links that share the job. */
const ShareButton = ({ job }: { job: Job }) => {
  const { t, i18n } = useLingui()
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  const { text: title } = localized(job, 'position', i18n)
  const share = () => {
    if (!('share' in navigator)) document.getElementById(SHARE_ID)?.querySelector('a')?.focus()
    // Rejected if the visitor closes the sheet, or the browser cannot share: the links remain.
    else navigator.share({ title, text: shareText(job, i18n), url }).catch(() => undefined)
  }
  const action = useHydrated() ? { onClick: share } : { component: 'a', href: `#${SHARE_ID}` }
  return (
    <Button color="inherit" startIcon={<ShareIcon />} aria-label={t`Share`} {...action}>
      <span>{t`Share`}</span>
    </Button>
  )
}

/** The buttons of a card; on a phone a bar at the lower edge of the window, where it has room for icons alone. */
const Bar = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  [PRINT]: { display: 'none' },
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: theme.zIndex.appBar,
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr) auto',
    paddingBlock: theme.spacing(1),
    // The buttons keep together on a tablet, and clear of the line by which a phone is swiped.
    paddingInline: `max(${theme.spacing(2)}, calc(50% - 300px))`,
    paddingBottom: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginInline: theme.spacing(-1),
  color: theme.palette.text.secondary,
  '& button, & a': { minWidth: 44, paddingInline: theme.spacing(1), fontWeight: 600 },
  [theme.breakpoints.down('md')]: {
    marginLeft: 0,
    '& button > span:last-child, & a > span:last-child': { display: 'none' },
    '& .MuiButton-startIcon': { margin: 0 },
    // In pixels: with letters twice as large the bar has no more room.
    '& [data-icon], & svg': { fontSize: 24 },
  },
}))

/** The buttons to apply, save and share, always visible on a phone. */
export const ApplyBar = ({ job }: { job: Job }) => {
  const { t } = useLingui()
  return (
    <Bar data-bottom-bar aria-label={t`Apply for this job`}>
      <Button
        variant="contained"
        size="large"
        href={applyJobPath(job.job_id)}
        sx={{ px: 1, alignSelf: { xs: 'stretch', md: 'auto' } }}
      >
        {t`Apply`}
      </Button>
      <QuickApply job={job} />
      <Actions>
        <SaveJobButton job={job} hasText />
        <ShareButton job={job} />
      </Actions>
    </Bar>
  )
}
