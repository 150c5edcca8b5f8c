import { Link } from 'react-router'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'

/** The drawing of public/favicon.svg. As an image it would be a document of its own, which the first paint waits for. */
const mark = (
  <svg
    viewBox="0 0 64 64"
    width={32}
    height={32}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect width="64" height="64" fill="#0f5c55" rx="15" />
    <path fill="none" stroke="#f6f4ee" strokeWidth="9" d="M18.5 47.5V21l27 26.5v-11" />
    <path
      fill="#f2a93b"
      stroke="#f2a93b"
      strokeWidth="1.5"
      d="M45.5 6.5q2.3 8.7 11 11-8.7 2.3-11 11-2.3-8.7-11-11 8.7-2.3 11-11"
    />
  </svg>
)

/** The mark and the name, leading home. */
export const Brand = ({ onClick }: { onClick?: () => void }) => (
  <Link to={paths.home} onClick={onClick} aria-label={company.name} className="brand">
    {mark}
    {company.name}
  </Link>
)
