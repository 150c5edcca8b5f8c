import { Trans } from '@lingui/react/macro'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from '@/domain/paths'

/** One line against fraud in our name. */
export const NoMoneyAsked = () => (
  <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
    <Trans>
      <strong>We never ask for money</strong>, at no step. If somebody does,{' '}
      <Link href={paths.contact} underline="always">
        tell us
      </Link>
      .
    </Trans>
  </Typography>
)
