import { useLingui } from '@lingui/react/macro'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, useState } from 'react'
import { RichText } from './RichText'
import { hiddenWithoutScript } from './scripting'

const TextDialog = lazy(async () => ({ default: (await import('./TextDialog')).TextDialog }))

const FADED_END = 'linear-gradient(#000 calc(100% - 24px), transparent)'

const Board = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  flexGrow: 1,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  padding: theme.spacing(0, 1.5, 2.5),
  // The last line fades where there is more below it.
  WebkitMaskImage: FADED_END,
  maskImage: FADED_END,
  '&:focus-visible': { outlineOffset: -3 },
}))

/** The notices of the staff. A long text scrolls inside the board, also by keyboard, and is read whole in a dialog. */
export const NoticeBoard = ({ html }: { html: string }) => {
  const { t } = useLingui()
  const headingId = useId()
  const title = t`Notice board`
  /** Undefined until it was opened for the first time. */
  const [open, setOpen] = useState<boolean>()
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', pl: 1.5, minHeight: 44 }}>
        <CampaignIcon color="primary" fontSize="small" />
        <Typography id={headingId} variant="h4" component="h2" noWrap sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Button
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ flexShrink: 0, px: 1.5, ...hiddenWithoutScript }}
        >
          {t`Read all`}
        </Button>
      </Stack>
      <Board role="region" aria-labelledby={headingId} tabIndex={0}>
        <RichText html={html} />
      </Board>
      {open === undefined ? null : (
        <Suspense>
          <TextDialog title={title} html={html} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
