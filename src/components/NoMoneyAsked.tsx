import { Trans } from '@lingui/react/macro'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths, tellUsPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'

/** One line against fraud in our name. Another API has no screen to tell us on. */
export const NoMoneyAsked = ({ jobId }: { jobId?: string }) => {
  const ownApi = useAppSelector(selectOwnApi)
  return (
    <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
      <Trans>
        <strong>We never ask for money</strong>, at no step. If somebody does,{' '}
        <Link href={ownApi ? tellUsPath(jobId) : paths.contact} underline="always">
          tell us
        </Link>
        .
      </Trans>
    </Typography>
  )
}
