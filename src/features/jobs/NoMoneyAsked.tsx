import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from '@/domain/paths'

export const NO_MONEY_ASKED = 'We never ask for money'

/** One line against fraud in our name. */
export const NoMoneyAsked = () => (
  <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
    <strong>{NO_MONEY_ASKED}</strong>, at no step. If somebody does,{' '}
    <Link href={paths.contact} underline="always">
      tell us
    </Link>
    .
  </Typography>
)
