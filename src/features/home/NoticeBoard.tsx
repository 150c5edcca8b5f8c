import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { RichText } from '@/components/RichText'

/** What staff pin up. However much it is, the board keeps its size and scrolls, by keyboard too. */
export const NoticeBoard = ({ html }: { html: string }) => {
  const headingId = useId()
  return (
    <Paper
      variant="outlined"
      sx={{ height: '100%', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
    >
      <Typography
        id={headingId}
        variant="h4"
        component="h2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 0.75 }}
      >
        <CampaignIcon color="primary" fontSize="small" />
        <span>Notice board</span>
      </Typography>
      <Box
        role="region"
        aria-labelledby={headingId}
        tabIndex={0}
        sx={{
          flexGrow: 1,
          overflowY: 'auto',
          overflowWrap: 'anywhere',
          px: 2,
          pb: 3,
          // A line that fades says that there is more below it.
          maskImage: 'linear-gradient(#000 calc(100% - 32px), transparent)',
          typography: 'body2',
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <RichText html={html} />
      </Box>
    </Paper>
  )
}
