import AddIcon from '@mui/icons-material/Add'
import { useMemo } from 'react'
import { foldText, someContain } from '@/domain/compareText'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { shownText } from '@/domain/office/contentTexts'
import { useGetContentQuery } from '../../api/contentApi'
import { LinkButton } from '../../components/LinkButton'
import { LoadFailure } from '../../components/Loaded'
import { GridSearch } from '../../components/SearchBox'
import { useGridQuery } from '../../components/useGridQuery'
import { useMay } from '../../store/useAccount'
import { ContentFrame, SeeOnSite } from './ContentFrame'
import { newRowPath } from '../../paths'
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
  const query = useGetContentQuery(kind, { refetchOnMountOrArgChange: true })
  const { data, error } = query
  const search = grid.query.search ?? ''
  const rows = useMemo(() => (data ? found(kind, data, search) : []), [kind, data, search])
  return (
    <ContentFrame
      title={label}
      actions={
        <>
          <SeeOnSite kind={kind} />
          {mayChange ? (
            <LinkButton variant="contained" startIcon={<AddIcon />} to={newRowPath(kind)}>
              {`New ${one}`}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <GridSearch grid={grid} />
      <LoadFailure query={query} />
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
