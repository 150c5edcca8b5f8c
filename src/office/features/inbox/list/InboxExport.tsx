import type { ListQuery } from '../../../api/officeApi'
import { useExportSubmissionsMutation, type Selection } from '../../../api/submissionsApi'
import { ExportMenu, sheetFormats } from '../../../components/ExportMenu'
import { useNotify } from '../../../components/Notices'
import type { GridQuery } from '../../../components/useGridQuery'

const formats = [...sheetFormats, { label: 'With files (ZIP)', format: 'zip' }]

/** Exports all submissions that match. */
export const ExportMatching = ({ query, isAtBottom }: { query: ListQuery; isAtBottom?: boolean }) => (
  <ExportMenu path="/submissions/export" query={query} formats={formats} isAtBottom={isAtBottom} />
)

/** Exports these submissions alone, in the order of the list. */
export const ExportChosen = ({ selection, query }: { selection: Selection; query: GridQuery }) => {
  const [exportSubmissions] = useExportSubmissionsMutation()
  const { attempt } = useNotify()
  const { sort, order } = query
  return (
    <ExportMenu
      onExport={(format) => attempt(exportSubmissions({ ...selection, sort, order, format }))}
      formats={formats}
      isAtBottom
    />
  )
}
