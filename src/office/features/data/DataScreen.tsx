import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { countedOrNo } from '@/domain/display'
import type { ErasedPerson } from '@/domain/office/data'
import { company } from '@/domain/company'
import { fileSize } from '@/domain/fileKinds'
import { useGetDataQuery } from '../../api/dataApi'
import { showDate, showMoment } from '../../components/dates'
import { Loaded } from '../../components/Loaded'
import { Screen } from '../../components/Screen'
import { Section } from '../../components/Section'
import { useDownload } from '../../components/useDownload'
import { PersonSection } from './PersonSection'
import { RetentionSection } from './RetentionSection'

type ErasedScreenProps = { erased: ErasedPerson; onDone: () => void }

/** A confirmation for the person, to be printed; it has no name. */
const ErasedScreen = ({ erased, onDone }: ErasedScreenProps) => (
  <Screen title="Confirmation of erasure">
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={1.5}>
          <Typography sx={{ fontWeight: 600 }}>{company.name}</Typography>
          <Typography>{showMoment(erased.erasedAt)}</Typography>
          <Typography>
            {`At your request we erased what we found under the email address or the mobile number that you gave us: ${countedOrNo(erased.erased, 'submission')} with ${countedOrNo(erased.files, 'file').toLowerCase()}, and all that we had noted about them.`}
          </Typography>
          {erased.rebuildAt ? (
            <Typography>
              {`The last traces in our database are removed by ${showMoment(erased.rebuildAt)}.`}
            </Typography>
          ) : null}
          <Typography>Our records say only that this was done, and nothing about you.</Typography>
        </Stack>
      </Paper>
      <Alert severity="info" sx={{ displayPrint: 'none' }}>
        Backups, exports and mails that were made before still hold what was erased: delete them, too.
      </Alert>
      <Stack direction="row" spacing={1} sx={{ displayPrint: 'none', justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="contained" onClick={onDone}>
          Done
        </Button>
      </Stack>
    </Stack>
  </Screen>
)

/** Downloads all that the portal holds. */
const ExportSection = () => {
  const download = useDownload()
  return (
    <Section title="Export">
      <Typography>
        All submissions with their files, states, tags and notes, and the content of the site, as spreadsheets
        and files in one archive. It has no password: keep it where nobody else can read it.
      </Typography>
      <Button
        {...download('/data/export')}
        variant="outlined"
        startIcon={<DownloadIcon />}
        sx={{ justifySelf: { sm: 'end' } }}
      >
        Export everything
      </Button>
    </Section>
  )
}

/** The data of people: how much there is and how long it is kept, the export of all, and the erasure of one person. */
export const DataScreen = () => {
  const query = useGetDataQuery()
  const [erased, setErased] = useState<ErasedPerson>()
  if (erased) return <ErasedScreen erased={erased} onDone={() => setErased(undefined)} />
  return (
    <Screen title="Data">
      <Stack spacing={2}>
        <Loaded query={query} label="Loading the data" minHeight={120}>
          {(data) => (
            <>
              <Typography aria-live="polite" color="textSecondary">
                {`${countedOrNo(data.submissions, 'submission')} with ${countedOrNo(data.files, 'file').toLowerCase()}${data.oldestAt ? `, the oldest of ${showDate(data.oldestAt)}` : ''}. The database has ${fileSize(data.bytes)}.`}
              </Typography>
              {data.rebuildAt ? (
                <Alert severity="info">
                  {`Traces of what was erased stand in the files of the database until it is rebuilt, ${showMoment(data.rebuildAt)}.`}
                </Alert>
              ) : null}
              <RetentionSection key={data.retentionMonths} data={data} />
            </>
          )}
        </Loaded>
        <ExportSection />
        <PersonSection onErased={setErased} />
      </Stack>
    </Screen>
  )
}
