import HandleIcon from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid'
import type { HTMLAttributes, ReactNode } from 'react'
import { languageOf } from '@/domain/display'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import type { ContentField } from '@/domain/office/fields'
import { shownText } from '@/domain/office/contentTexts'
import { hiddenHeader } from '../../components/OfficeGrid'
import { type PictureShape, shapesOf, SitePicture, useFileAddress } from './SitePicture'

/** A row with its place. */
export type PlacedRow = OfficeContentRow & { at: number }

type Column = GridColDef<PlacedRow>

type Parts = {
  isPhone: boolean
  /** Long texts have no room. */
  isNarrow: boolean
  /** Makes the handle of a row draggable; none where rows cannot be moved. */
  handleOf?: (place: string) => HTMLAttributes<HTMLElement>
  /** The buttons of a row; none for readers. */
  actionsOf?: (params: GridRenderCellParams<PlacedRow>) => ReactNode
}

/** The column of the buttons. */
export const ACTIONS = 'actions'
const HANDLE = 'order'
const PICTURE_PX = 56

const handle = (handleOf: NonNullable<Parts['handleOf']>): Column => ({
  field: HANDLE,
  ...hiddenHeader('Order'),
  width: 32,
  minWidth: 32,
  resizable: false,
  display: 'flex',
  renderCell: ({ row }) => (
    <Box
      {...handleOf(`${row.at}`)}
      aria-hidden
      title="Drag to move"
      sx={{ display: 'flex', ml: -0.75, color: 'text.secondary', cursor: 'grab' }}
    >
      <HandleIcon fontSize="small" />
    </Box>
  ),
})

type RowPictureProps = { field: ContentField; shape: PictureShape; row: PlacedRow }

const RowPicture = ({ field: { name, folder }, shape, row }: RowPictureProps) => (
  <SitePicture
    src={useFileAddress(folder, row.values[name] ?? '')}
    alt=""
    shape={shape}
    widthPx={PICTURE_PX}
  />
)

const picture = (kind: ContentKindName, field: ContentField): Column | undefined => {
  const [shape] = shapesOf(kind, field.name)
  if (!shape) return undefined
  return {
    field: `picture ${field.name}`,
    headerName: 'Picture',
    width: PICTURE_PX + 20,
    resizable: false,
    display: 'flex',
    renderCell: ({ row }) => <RowPicture field={field} shape={shape} row={row} />,
  }
}

const isLong = ({ type }: ContentField) => type === 'html' || type === 'longText'

const isShort = ({ type, suggestions }: ContentField) =>
  type === 'link' || type === 'phone' || suggestions !== undefined

const text = (field: ContentField): Column => ({
  field: field.name,
  headerName: field.type === 'image' ? 'File' : field.label,
  minWidth: field.type === 'phone' ? 132 : 110,
  flex: isShort(field) ? 1 : 2,
  valueGetter: (_value, row) => shownText(field, row.values),
  renderCell: ({ value }) => <span lang={languageOf(String(value))}>{String(value)}</span>,
})

/** The columns of a kind: its picture, its texts, and what can be done. */
export const columnsOf = (kind: ContentKindName, { isPhone, isNarrow, handleOf, actionsOf }: Parts) => {
  const fields: readonly ContentField[] = contentKinds[kind].fields
  const image = fields.find(({ type }) => type === 'image')
  const written = fields.filter(({ type }) => type !== 'image' && type !== 'video')
  // Where there is nothing but a picture, its file names the row.
  const named = written.length > 0 ? written : fields
  const texts = named.filter((field, at) => at === 0 || !isNarrow || !isLong(field)).map(text)
  const thumbnail = image && picture(kind, image)
  const actions: Column | undefined = actionsOf && {
    field: ACTIONS,
    display: 'flex',
    align: 'right',
    ...hiddenHeader('Actions'),
    width: handleOf && !isPhone ? 116 : 52,
    resizable: false,
    renderCell: actionsOf,
  }
  const all = [handleOf && handle(handleOf), thumbnail, ...texts, actions].filter(
    (column) => column !== undefined,
  )
  // Without a picture the first text does not always distinguish rows, such as the type of an office.
  const onPhone = [thumbnail, ...texts.slice(0, thumbnail ? 1 : 2), actions]
  return { all, onPhone: onPhone.flatMap((column) => column?.field ?? []) }
}
