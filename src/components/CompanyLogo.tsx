import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import CardActionArea from '@mui/material/CardActionArea'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { grouped } from '@/domain/text/display'
import type { Company } from '@/domain/content/entities'
import { nameOfFile } from '@/domain/submissions/fileNames'
import { jobSearchPath } from '@/domain/paths'
import { LinkedCard } from './cards'
import { ContentImage } from './ContentImage'
import { useAssetUrl } from './SiteSettings'

/** Logos are drawn for a white ground, also where colours are forced. */
const logoSx = { height: '100%', p: 1.5, textAlign: 'center', forcedColorAdjust: 'none' }

/** On Home the logo alone; in the list of all companies, without `maxWidthPx`, the number of its jobs below. */
type CompanyLogoProps = { company: Company; maxWidthPx?: number }

/** The logo of a company, whole, on white; it leads to its jobs. Other servers name the company only in the name of the file. */
export const CompanyLogo = ({ company, maxWidthPx }: CompanyLogoProps) => {
  const { logo_file_name, name, jobs } = company
  const assetUrl = useAssetUrl()
  const { t } = useLingui()
  const logo = (
    <ContentImage
      src={assetUrl(logo_file_name)}
      alt={name || nameOfFile(logo_file_name) || t`Company logo`}
      ratio="16 / 9"
      fit="contain"
      sx={{ maxWidth: maxWidthPx, mx: 'auto' }}
    />
  )
  if (!jobs) {
    return (
      <Paper variant="outlined" sx={logoSx}>
        {logo}
      </Paper>
    )
  }
  const count = grouped(jobs)
  return (
    <LinkedCard>
      <CardActionArea href={jobSearchPath(name)} title={t`Jobs at ${name}`} sx={logoSx}>
        {logo}
        {maxWidthPx === undefined ? (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t`${plural(jobs, { one: `${count} open job`, other: `${count} open jobs` })}`}
          </Typography>
        ) : null}
      </CardActionArea>
    </LinkedCard>
  )
}
