import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { type GridColDef, useGridApiRef } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { foldText } from '@/domain/text/compareText'
import type { OfficeContentRow } from '@/domain/office/content'
import { type ContentKindName, contentKinds } from '@/domain/content/contentKinds'
import { rowTitle, shownText } from '@/domain/content/contentTexts'
import { languageOf } from '@/domain/text/display'
import { type ContentField, lacksHindi, WITHOUT_HINDI } from '@/domain/content/fields'
import { contentApi } from '../../api/contentApi'
import { DragHandle, dropLineSx, RowButtons, useRows } from '../../components/content/rows'
import { LinkButton } from '../../components/buttons'
import { LoadFailure } from '../../components/Loaded'
import { hiddenHeader, OfficeGrid } from '../../components/OfficeGrid'
import { GridSearch } from '../../components/gridFilters'
import { type GridQuery, useGridQuery } from '../../components/useGridQuery'
import { HindiFilter, hindiOptions } from '../../components/WithoutHindi'
import { useIsBelow } from '../../components/useWidth'
import { newRowPath, rowPath } from '../../paths'
import { useMay } from '../../store/store'
import { ContentFrame, SeeOnSite } from './ContentScreen'
import { shapesOf, SitePicture } from './sitePictures'

type Column = GridColDef<OfficeContentRow & { at: number }>

const ACTIONS = 'actions'
const PICTURE_PX = 56

const picture = (kind: ContentKindName, field: ContentField): Column => ({
  field: `picture ${field.name}`,
  headerName: 'Picture',
  width: PICTURE_PX + 20,
  resizable: false,
  display: 'flex',
  renderCell: ({ row: { values } }) => (
    <SitePicture
      field={field}
      fileName={values[field.name] ?? ''}
      alt=""
      shape={shapesOf(kind, field.name)[0]}
      widthPx={PICTURE_PX}
    />
  ),
})

const isShort = ({ type, suggestions, words }: ContentField) =>
  type === 'link' || type === 'phone' || (suggestions ?? words) !== undefined

const text = (field: ContentField): Column => ({
  field: field.name,
  headerName: field.type === 'image' ? 'File' : field.label,
  minWidth: field.type === 'phone' ? 132 : 110,
  flex: isShort(field) ? 1 : 2,
  valueGetter: (_value, row) => shownText(field, row.values),
  renderCell: ({ value }) => <span lang={languageOf(String(value))}>{String(value)}</span>,
})

const contentColumns = (kind: ContentKindName, isPhone: boolean, isNarrow: boolean): Column[] => {
  const { fields } = contentKinds[kind]
  const image = fields.find(({ type }) => type === 'image')
  const written = fields.filter(({ type, hindiOf }) => type !== 'image' && type !== 'video' && !hindiOf)
  // With nothing but a picture, the file name identifies the row.
  const named = written.length > 0 ? written : fields
  // Long texts have no room on a narrow screen.
  const texts = named.filter(({ type }, at) => at === 0 || !isNarrow || type !== 'html').map(text)
  // Without a picture the first text does not always distinguish rows, such as the type of an office.
  const onPhone = texts.slice(0, image ? 1 : 2)
  return [...(image ? [picture(kind, image)] : []), ...(isPhone ? onPhone : texts)]
}

const none: readonly OfficeContentRow[] = []

const ROW_PX = 60
const PAGE_ROWS = 100

/** Rows that match the search and the filter, each with its index. */
const found = (
  kind: ContentKindName,
  rows: readonly OfficeContentRow[],
  { search = '', hindi }: GridQuery,
) => {
  const { fields } = contentKinds[kind]
  const wanted = foldText(search)
  const matching = rows.filter(({ values }) =>
    fields.some((field) => foldText(shownText(field, values)).includes(wanted)),
  )
  const withoutHindi = matching.filter(({ values }) => lacksHindi(fields, values))
  const listed = hindi === WITHOUT_HINDI ? withoutHindi : matching
  return { shown: listed.map((row, at) => ({ ...row, at })), without: withoutHindi.length }
}

/** All rows of a kind in site order. While filtered, nothing can be moved. */
export const RowsScreen = ({ kind }: { kind: ContentKindName }) => {
  const { label, one, isFixed } = contentKinds[kind]
  const mayArrange = useMay('recruiter') && !isFixed
  const navigate = useNavigate()
  const grid = useGridQuery(hindiOptions)
  const query = contentApi.useGetContentQuery(kind, { refetchOnMountOrArgChange: true })
  const { data: all = none, isLoading, error } = query
  const { query: narrowed } = grid
  const { shown, without } = useMemo(() => found(kind, all, narrowed), [kind, all, narrowed])
  const apiRef = useGridApiRef()
  const isMovable = mayArrange && !grid.isNarrowed
  const { list, said, buttonsOf, handleOf, rowProps, classOf } = useRows({
    kind,
    all,
    shown,
    isMovable,
    titleOf: ({ values }) => rowTitle(kind, values),
    // The grid gives the focus to the first button of the cell.
    onFocus: (at) => apiRef.current?.setCellFocus(at, ACTIONS),
  })
  const empty = grid.isNarrowed ? 'Nothing matches the search.' : 'Nothing here yet.'
  const isPhone = useIsBelow('sm')
  const columns = contentColumns(kind, isPhone, useIsBelow('md'))
  const hasHandles = isMovable && !isPhone
  if (hasHandles)
    columns.unshift({
      field: 'order',
      ...hiddenHeader('Order'),
      width: 32,
      minWidth: 32,
      resizable: false,
      display: 'flex',
      renderCell: ({ row }) => <DragHandle {...handleOf(row.at)} />,
    })
  if (mayArrange)
    columns.push({
      field: ACTIONS,
      ...hiddenHeader('Actions'),
      width: hasHandles ? 116 : 52,
      display: 'flex',
      align: 'right',
      resizable: false,
      renderCell: ({ row, tabIndex }) => <RowButtons {...buttonsOf(row, row.at)} tabIndex={tabIndex} />,
    })

  return (
    <ContentFrame
      title={label}
      actions={
        <>
          <SeeOnSite kind={kind} />
          {mayArrange ? (
            <LinkButton variant="contained" startIcon={<AddIcon />} to={newRowPath(kind)}>
              {`New ${one}`}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <GridSearch grid={grid} filters={<HindiFilter grid={grid} count={without} />} />
      <LoadFailure query={query} />
      <Box
        ref={list}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 320, ...dropLineSx }}
      >
        <OfficeGrid
          label={label}
          apiRef={apiRef}
          columns={columns}
          rows={shown}
          // The pressed button stays in place, and so does the focus.
          getRowId={({ at }) => at}
          loading={isLoading}
          rowHeight={ROW_PX}
          empty={error ? '' : empty}
          onOpen={({ id }) => void navigate(rowPath(kind, id))}
          getRowClassName={({ row }) => classOf(row.at)}
          slotProps={{ row: rowProps }}
          hideFooter={shown.length <= PAGE_ROWS}
          disableColumnSorting
          disableColumnFilter
        />
        <Box role="status" sx={visuallyHidden}>
          {said}
        </Box>
      </Box>
    </ContentFrame>
  )
}
