import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'

/** The mark and the name, leading home. */
export const Brand = ({ onClick }: { onClick?: () => void }) => (
  <Link
    component={RouterLink}
    to={paths.home}
    onClick={onClick}
    aria-label={company.name}
    underline="none"
    color="textPrimary"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1.25,
      typography: 'h3',
      fontWeight: 750,
      minHeight: 44,
    }}
  >
    <Box component="img" src="/favicon.svg" alt="" width={32} height={32} />
    {company.name}
  </Link>
)
