import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { OFFICE_API } from '@/domain/office/paths'
import { Section } from './Section'

/** Downloads all that the portal holds. */
export const ExportSection = () => (
  <Section title="Export">
    <Typography>
      All submissions with their files, states, tags and notes, and the content of the site, as spreadsheets
      and files in one archive. It has no password: keep it where nobody else can read it.
    </Typography>
    <Button
      component="a"
      href={`${OFFICE_API}/data/export`}
      // A refusal is then a download that failed, and no page in place of the office.
      download
      variant="outlined"
      startIcon={<DownloadIcon />}
      sx={{ alignSelf: { sm: 'flex-end' } }}
    >
      Export everything
    </Button>
  </Section>
)
