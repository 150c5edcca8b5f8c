import { Link } from 'react-router'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'

/** The mark and the name, leading home. */
export const Brand = ({ onClick }: { onClick?: () => void }) => (
  <Link to={paths.home} onClick={onClick} aria-label={company.name} className="brand">
    <img src="/favicon.svg" alt="" width={32} height={32} fetchPriority="low" />
    {company.name}
  </Link>
)
