import { messageOf } from '../../../api/officeError'
import { useExportSubmissionsMutation, type Selection } from '../../../api/submissionChanges'
import { ExportMenu, sheetFormats } from '../../../components/ExportMenu'
import { useNotify } from '../../../components/Notices'
import type { GridQuery } from '../../../components/useGridQuery'

const formats = [...sheetFormats, { label: 'With files (ZIP)', parameters: { format: 'zip' } }]

/** Exports all submissions that match. */
export const ExportMatching = ({ query, isAtBottom }: { query: GridQuery; isAtBottom?: boolean }) => (
  <ExportMenu path="/submissions/export" query={query} formats={formats} isAtBottom={isAtBottom} />
)

/** Exports these submissions alone, in the order of the list. */
export const ExportChosen = ({ selection, query }: { selection: Selection; query: GridQuery }) => {
  const [exportSubmissions] = useExportSubmissionsMutation()
  const notify = useNotify()
  const { sort, order } = query
  const run = async (parameters: Record<string, string>) => {
    const { error } = await exportSubmissions({ ...parameters, ...selection, sort, order })
    if (error) notify.warning(messageOf(error))
  }
  return <ExportMenu onExport={run} formats={formats} isAtBottom />
}
