import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren } from 'react'
import { Loading } from '@/components/Loading'

type HomeSectionProps = PropsWithChildren<{
  title: string
  subtitle: string
  /** The screen with the whole list. */
  more: { label: string; href: string }
  bgcolor?: string
  /** The label of the spinner; false once the list is there. */
  loading: string | false
  /** The height of a full list in every width of the window. */
  heightPx: Record<string, number>
}>

/** A list of Home with its heading and the way to the whole list, which stays without it; its children are grid items. */
export const HomeSection = ({
  title,
  subtitle,
  more,
  bgcolor,
  loading,
  heightPx,
  children,
}: HomeSectionProps) => {
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ py: { xs: 4, md: 6 }, bgcolor }}>
      <Container>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', mb: { xs: 2, md: 3 } }}
        >
          <div>
            <Typography id={headingId} variant="h2">
              {title}
            </Typography>
            <Typography color="textSecondary">{subtitle}</Typography>
          </div>
          <Button href={more.href} endIcon={<ArrowForwardIcon />} sx={{ px: 1, mx: -1 }}>
            {more.label}
          </Button>
        </Stack>
        {loading ? (
          <Box sx={{ height: heightPx }}>
            <Loading label={loading} />
          </Box>
        ) : (
          <Grid container component="ul" spacing={{ xs: 1.5, md: 2 }} sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {children}
          </Grid>
        )}
      </Container>
    </Box>
  )
}
