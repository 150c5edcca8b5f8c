import { useLingui } from '@lingui/react/macro'
import Alert, { type AlertProps } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Loading } from '@/components/Loading'
import { languageOf } from '@/domain/text/display'
import { fileProblem, fileSentence, fileSize, megabytesOf } from '@/domain/submissions/fileKinds'
import { jobLabel } from '@/domain/content/jobFields'
import { type JobImport, jobSpreadsheet, type RowError } from '@/domain/office/jobs'
import { problemSentence } from '@/domain/content/problems'
import { jobsApi } from '../../api/jobsApi'
import { codeOf, messageOf } from '../../api/officeError'
import { DropZone } from '../../components/DropZone'
import { ExportMenu, LinkButton } from '../../components/buttons'
import { Tick } from '../../components/fields'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { showMoment } from '../../components/dates'
import { officePaths } from '../../paths'
import { Muted, PlainList } from '../../components/texts'

const changesOf = ({ added, changed, closed }: JobImport) =>
  `${added} new, ${changed} changed, ${closed} closed`

const hasChanges = ({ added, changed, closed }: JobImport) => added + changed + closed > 0

const labels = [
  ['added', 'New'],
  ['changed', 'Changed'],
  ['closed', 'Closed'],
] as const

type RowListProps = { label: string; rows: readonly RowError[] }

/** Messages by row; row 0 is the file. */
const RowList = ({ label, rows }: RowListProps) => {
  // A row may have the same problem twice.
  const distinct = new Map(
    rows.map(({ row, problem }) => {
      const sentence = problemSentence(problem, jobLabel)
      return [`${row} ${sentence}`, { row, sentence }]
    }),
  )
  return (
    <PlainList
      // Lets the keyboard scroll it.
      tabIndex={0}
      aria-label={label}
      sx={{ mt: 1, maxHeight: 320, overflow: 'auto', overflowWrap: 'anywhere' }}
    >
      {[...distinct].map(([key, { row, sentence }]) => (
        <Box component="li" key={key} sx={{ display: 'flex', gap: 1.5, py: 0.5 }}>
          <Box component="span" sx={{ flex: '0 0 4.5em', fontWeight: 600 }}>
            {row === 0 ? 'File' : `Row ${row}`}
          </Box>
          <span>{sentence}</span>
        </Box>
      ))}
    </PlainList>
  )
}

type RowsAlertProps = RowListProps & Pick<AlertProps, 'severity' | 'title' | 'children'>

const RowsAlert = ({ severity, title, children, ...rows }: RowsAlertProps) => (
  <Alert severity={severity} slotProps={{ message: { sx: { minWidth: 0, flexGrow: 1 } } }}>
    <AlertTitle>{title}</AlertTitle>
    {children}
    <RowList {...rows} />
  </Alert>
)

const wrongTitle = (errors: JobImport['errors']) => {
  const count = new Set(errors.map(({ row }) => row)).size
  return count === 1 ? 'One row is wrong' : `${count} rows are wrong`
}

/** The changes that an import would make, or every wrong row that blocks it. */
const ImportSummary = ({ summary }: { summary: JobImport }) => {
  if (summary.errors.length > 0)
    return (
      <RowsAlert severity="error" title={wrongTitle(summary.errors)} label="Wrong rows" rows={summary.errors}>
        Nothing can be imported until they are right. Fix these rows and upload the file again.
      </RowsAlert>
    )
  if (!hasChanges(summary))
    return <Alert severity="info">Nothing to import: the site already has all of these jobs.</Alert>
  const named = labels.map(([kind, label]) => ({
    label,
    count: summary[kind],
    first: summary.first?.[kind] ?? [],
  }))
  return (
    <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
      {changesOf(summary)}
      {named.map(({ label, count, first }) =>
        count > 0 ? (
          <Box key={label} sx={{ mt: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {label}
            </Typography>
            <Box component="ul" aria-label={label} sx={{ m: 0, pl: 2.5 }}>
              {first.map(({ id, position }) => (
                <li key={id} lang={languageOf(position)}>{`${position}, no. ${id}`}</li>
              ))}
              {count > first.length ? <li>{`and ${count - first.length} more`}</li> : null}
            </Box>
          </Box>
        ) : null,
      )}
    </Alert>
  )
}

/** The last import, for someone who closed the window too early. */
const LastImportNote = () => {
  const { data } = jobsApi.useGetLastImportQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data) return null
  const { last } = data
  const sentence = last
    ? `The last import, by ${last.account} on ${showMoment(last.at)}: ${last.what}.`
    : 'No spreadsheet has been imported yet.'
  return <Muted sx={{ mb: 2, overflowWrap: 'anywhere' }}>{sentence}</Muted>
}

const BROKEN_OFF =
  'The connection was lost before the answer came. Wait a minute: if the last import above is not yours, nothing was imported.'

/** Imports jobs from a spreadsheet, after showing what would change. */
export const ImportScreen = () => {
  const { i18n } = useLingui()
  const [file, setFile] = useState<File>()
  const [replace, setReplace] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [summary, setSummary] = useState<JobImport>()
  const [checkImport, { isLoading: isChecking }] = jobsApi.useCheckImportMutation()
  const [importJobs, { isLoading: isImporting }] = jobsApi.useImportJobsMutation()
  const notify = useNotify()
  const navigate = useNavigate()

  const isBusy = isChecking || isImporting
  const mayImport = summary !== undefined && summary.errors.length === 0 && hasChanges(summary)

  const check = async (checked: File, closesOthers: boolean) => {
    setProblem(undefined)
    setSummary(undefined)
    const { data, error } = await checkImport({ file: checked, replace: closesOthers })
    setSummary(data)
    if (error) setProblem(messageOf(error))
  }

  const choose = async (chosen: File) => {
    setSummary(undefined)
    setFile(undefined)
    const wrong = fileProblem(jobSpreadsheet, chosen)
    setProblem(wrong && fileSentence(wrong, i18n))
    if (wrong) return
    try {
      // The file may change on disk: what was checked must be what is imported.
      const copy = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type })
      setFile(copy)
      await check(copy, replace)
    } catch {
      setProblem(`${chosen.name} cannot be read. Choose it again.`)
    }
  }

  const run = async () => {
    if (!file) return
    const { data, error } = await importJobs({ file, replace })
    if (data) {
      notify.success(`Imported: ${changesOf(data)}.`)
      void navigate(officePaths.jobs)
    } else {
      // Jobs may have changed since: refresh the summary.
      await check(file, replace)
      setProblem(codeOf(error) === 0 ? BROKEN_OFF : messageOf(error))
    }
  }

  return (
    <Screen title="Import jobs" actions={<ExportMenu label="Template" path="/jobs/template" />}>
      <Typography sx={{ mb: 2 }}>
        Choose a spreadsheet with one job in each row. You see all changes before they are made. The template
        has the headings, and an export of jobs shows how to fill them in.
      </Typography>
      <LastImportNote />
      <DropZone
        label="Spreadsheet"
        kind={jobSpreadsheet}
        prompt="Drop a spreadsheet here, or"
        buttonLabel="Choose a file"
        hint={`Excel (.xlsx) or CSV, up to ${megabytesOf(jobSpreadsheet)} MB`}
        isBusy={isBusy}
        onChoose={(chosen) => void choose(chosen)}
      />
      <Box sx={{ mt: 1 }}>
        <Tick
          label="Close the open jobs that are not in the spreadsheet"
          isTicked={replace}
          disabled={isBusy}
          onChange={(next) => {
            setReplace(next)
            if (file) void check(file, next)
          }}
        />
      </Box>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
        {file ? (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {`${file.name}, ${fileSize(file.size, i18n)}`}
          </Typography>
        ) : null}
        {isChecking ? <Loading label="Checking the rows" minHeight={80} /> : null}
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {summary?.warnings ? (
          <RowsAlert
            severity="warning"
            title="Please check these before you import"
            label="Warnings"
            rows={summary.warnings}
          />
        ) : null}
        {summary ? <ImportSummary summary={summary} /> : null}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 2, pb: 2 }}>
        <LinkButton to={officePaths.jobs}>Cancel</LinkButton>
        <Button
          variant="contained"
          disabled={!mayImport || isChecking}
          loading={isImporting}
          onClick={() => void run()}
        >
          Import
        </Button>
      </Box>
    </Screen>
  )
}
