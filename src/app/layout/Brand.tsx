import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useCompany } from '@/components/SiteSettings'
import { paths } from '@/domain/paths'

const BrandLink = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: theme.palette.text.primary,
}))

/** The mark and the name, leading home. */
export const Brand = ({ onClick }: { onClick?: () => void }) => (
  <BrandLink href={paths.home} underline="none" onClick={onClick}>
    <img src="/favicon.svg" alt="" width={32} height={32} />
    {useCompany().name}
  </BrandLink>
)
