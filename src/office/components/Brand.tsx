import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCompany } from '@/components/SiteSettings'

export const Brand = () => (
  <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
    <img src="/favicon.svg" alt="" width={24} height={24} />
    <Typography noWrap sx={{ fontWeight: 600, color: 'primary.main' }}>
      {useCompany().name}
    </Typography>
  </Stack>
)
