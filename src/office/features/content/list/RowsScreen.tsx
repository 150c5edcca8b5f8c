import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { foldText, someContain } from '@/domain/compareText'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { shownText } from '@/domain/office/contentTexts'
import { useGetContentQuery } from '../../../api/contentApi'
import { GoButton } from '../../../components/GoButton'
import { LoadFailure } from '../../../components/LoadFailure'
import { SearchBar } from '../../../components/SearchBar'
import { useGridQuery } from '../../../components/useGridQuery'
import { useMay } from '../../../store/useAccount'
import { ContentFrame, SeeOnSite } from '../ContentFrame'
import { newRowPath } from '../../../paths'
import { RowsGrid } from './RowsGrid'

const options = {}

const found = (kind: ContentKindName, rows: readonly OfficeContentRow[], search: string) => {
  const { fields } = contentKinds[kind]
  const wanted = foldText(search)
  return rows.filter(({ values }) =>
    someContain(
      fields.map((field) => foldText(shownText(field, values))),
      wanted,
    ),
  )
}

/** All rows of a kind, in the order of the site. */
export const RowsScreen = ({ kind }: { kind: ContentKindName }) => {
  const { label, one } = contentKinds[kind]
  const mayChange = useMay('recruiter')
  const grid = useGridQuery(options)
  const { data, error, refetch } = useGetContentQuery(kind, { refetchOnMountOrArgChange: true })
  const search = grid.query.search ?? ''
  const rows = useMemo(() => (data ? found(kind, data, search) : []), [kind, data, search])
  return (
    <ContentFrame
      title={label}
      actions={
        <>
          <SeeOnSite kind={kind} />
          {mayChange ? (
            <GoButton variant="contained" startIcon={<AddIcon />} to={newRowPath(kind)}>
              {`New ${one}`}
            </GoButton>
          ) : null}
        </>
      }
    >
      <SearchBar grid={grid} />
      {error ? (
        <Box sx={{ mb: 1.5 }}>
          <LoadFailure error={error} onRetry={() => void refetch()} />
        </Box>
      ) : null}
      <RowsGrid
        kind={kind}
        rows={rows}
        isLoading={!data && !error}
        hasFailed={error !== undefined}
        mayChange={mayChange}
        isNarrowed={grid.isNarrowed}
      />
    </ContentFrame>
  )
}
