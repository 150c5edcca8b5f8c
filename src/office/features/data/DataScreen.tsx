import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { countedOrNo } from '@/domain/counted'
import type { ErasedPerson } from '@/domain/office/data'
import { useGetDataQuery } from '../../api/dataApi'
import { showDate, showMoment } from '../../components/dates'
import { LoadFailure } from '../../components/LoadFailure'
import { Screen } from '../../components/Screen'
import { ErasedScreen } from './ErasedScreen'
import { ExportSection } from './ExportSection'
import { PersonSection } from './PersonSection'
import { RetentionSection } from './RetentionSection'
import { shownBytes } from './shownBytes'

/** What the portal holds of people: how much, for how long, all of it in a file, and nothing of one person any more. */
export const DataScreen = () => {
  const { data, error, refetch } = useGetDataQuery()
  const [erased, setErased] = useState<ErasedPerson>()
  if (erased) return <ErasedScreen erased={erased} onDone={() => setErased(undefined)} />
  return (
    <Screen title="Data">
      <Stack spacing={2}>
        {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
        <Typography aria-live="polite" sx={{ minHeight: '1.5em', color: 'text.secondary' }}>
          {data
            ? `${countedOrNo(data.submissions, 'submission')} with ${countedOrNo(data.files, 'file').toLowerCase()}${data.oldestAt ? `, the oldest of ${showDate(data.oldestAt)}` : ''}. The database has ${shownBytes(data.bytes)}.`
            : null}
        </Typography>
        {data?.rebuildAt ? (
          <Alert severity="info">
            {`Traces of what was erased stand in the files of the database until it is rebuilt, ${showMoment(data.rebuildAt)}.`}
          </Alert>
        ) : null}
        {data ? <RetentionSection key={data.retentionMonths} data={data} /> : null}
        <ExportSection />
        <PersonSection onErased={setErased} />
      </Stack>
    </Screen>
  )
}
