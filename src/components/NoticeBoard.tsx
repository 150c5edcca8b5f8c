import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { RichText } from './RichText'

const FADED_END = 'linear-gradient(#000 calc(100% - 32px), transparent)'

const Board = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  flexGrow: 1,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  padding: theme.spacing(0, 2, 3),
  // The last line fades where there is more below it.
  WebkitMaskImage: FADED_END,
  maskImage: FADED_END,
  '&:focus-visible': { outlineOffset: -3 },
}))

/** The notices of the staff. A long text scrolls inside the board, also by keyboard. */
export const NoticeBoard = ({ html }: { html: string }) => {
  const headingId = useId()
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', px: 2, pt: 1.5, pb: 0.75 }}>
        <CampaignIcon color="primary" fontSize="small" />
        <Typography id={headingId} variant="h4" component="h2">
          Notice board
        </Typography>
      </Stack>
      <Board role="region" aria-labelledby={headingId} tabIndex={0}>
        <RichText html={html} />
      </Board>
    </Card>
  )
}
