import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { newTab, NewTabMark } from '@/components/NewTabMark'
import { paths } from '@/domain/paths'

/** The way from a service to an enquiry, in a new tab so that the description stays at hand. */
export const EnquiryBlock = () => {
  const titleId = useId()
  return (
    <Paper
      component="aside"
      aria-labelledby={titleId}
      variant="outlined"
      sx={{ p: 2.5, position: { md: 'sticky' }, top: 88 }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        Contact Us
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2.5 }}>
        Tell us what work it is, how many people you need, where, and by when.
      </Typography>
      <Stack spacing={1}>
        <Button
          href={paths.manpowerEnquiry}
          {...newTab}
          variant="contained"
          size="large"
          endIcon={<NewTabMark />}
        >
          ManPower Enquiry
        </Button>
        <Link href={paths.contact} variant="body2" sx={{ alignSelf: 'start', py: 1.25 }}>
          Offices and phone numbers
        </Link>
      </Stack>
    </Paper>
  )
}
