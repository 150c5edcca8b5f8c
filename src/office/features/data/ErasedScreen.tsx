import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { company } from '@/domain/company'
import { countedOrNo } from '@/domain/counted'
import type { ErasedPerson } from '@/domain/office/data'
import { showMoment } from '../../components/dates'
import { Screen } from '../../components/Screen'

type ErasedScreenProps = { erased: ErasedPerson; onDone: () => void }

/** A confirmation for the person, to be printed; it names nobody. */
export const ErasedScreen = ({ erased, onDone }: ErasedScreenProps) => (
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
