import Paper from '@mui/material/Paper'
import { nameOfFile } from '@/domain/display'
import type { Company } from '@/domain/entities'
import { ContentImage } from './ContentImage'
import { useAssetUrl } from './SiteSettings'

/** The logo of a company, whole, on white. Other servers name the company only in the name of the file. */
export const CompanyLogo = ({ company, maxWidthPx }: { company: Company; maxWidthPx?: number }) => {
  const assetUrl = useAssetUrl()
  return (
    <Paper
      variant="outlined" // Logos are drawn for a white ground, also where colours are forced.
      sx={{ p: 1.5, display: 'grid', justifyItems: 'center', forcedColorAdjust: 'none' }}
    >
      <ContentImage
        src={assetUrl(company.logo_file_name)}
        alt={company.name || nameOfFile(company.logo_file_name) || 'Company logo'}
        ratio="16 / 9"
        fit="contain"
        sx={{ width: '100%', maxWidth: maxWidthPx }}
      />
    </Paper>
  )
}
