import { useLingui } from '@lingui/react/macro'
import Link, { type LinkProps } from '@mui/material/Link'
import { cutText } from '@/domain/text/display'
import { jobSearchPath } from '@/domain/paths'

const TEXT_CHARACTERS = 40

/** Leads from a search for services to the jobs with the same text. */
export const JobSearchLink = ({ text, ...link }: LinkProps & { text: string }) => {
  const { t } = useLingui()
  const words = cutText(text, TEXT_CHARACTERS)
  return (
    <Link
      href={jobSearchPath(text)}
      {...link}
      sx={{ display: 'inline-block', py: 1, overflowWrap: 'anywhere' }}
    >
      {text === '' ? t`Looking for a job? See all jobs` : t`Search jobs for "${words}"`}
    </Link>
  )
}
