import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { newTab } from '@/components/newTab'
import { NewTabMark } from '@/components/NewTabMark'
import { paths } from '@/domain/paths'

const TITLE = 'Contact Us'

/** The way from a service to an enquiry, which opens beside it: the description stays at hand while one writes. */
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
        {TITLE}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2.5 }}>
        Tell us what work it is, how many people you need, where, and by when.
      </Typography>
      <Button
        component={RouterLink}
        to={paths.manpowerEnquiry}
        {...newTab}
        variant="contained"
        size="large"
        fullWidth
        endIcon={<NewTabMark />}
      >
        ManPower Enquiry
      </Button>
      <Typography variant="body2" sx={{ mt: 2 }}>
        <Link
          component={RouterLink}
          to={paths.contact}
          sx={{ display: 'inline-block', py: 1.375, my: -1.375 }}
        >
          Offices and phone numbers
        </Link>
      </Typography>
    </Paper>
  )
}
