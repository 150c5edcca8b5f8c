import type { GridColDef } from '@mui/x-data-grid'
import { languageOf } from '@/domain/display'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { shownText } from '@/domain/office/contentTexts'
import type { ContentField } from '@/domain/office/fields'
import { hiddenHeader } from '../../components/OfficeGrid'
import { shapesOf, SitePicture } from './sitePictures'

/** The column of a row with its place. */
type Column = GridColDef<OfficeContentRow & { at: number }>

/** The column of the buttons. */
export const ACTIONS = 'actions'
const PICTURE_PX = 56

const handle: Column = {
  field: 'order',
  ...hiddenHeader('Order'),
  width: 32,
  minWidth: 32,
  resizable: false,
  display: 'flex',
}

const actions: Column = {
  field: ACTIONS,
  ...hiddenHeader('Actions'),
  display: 'flex',
  align: 'right',
  resizable: false,
}

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

type Parts = {
  isPhone: boolean
  /** Long texts have no room. */
  isNarrow: boolean
  /** The handle of a row; none where rows cannot be moved. */
  renderHandle?: Column['renderCell']
  /** The buttons of a row; none for readers. */
  renderActions?: Column['renderCell']
}

/** The columns of a kind: its picture, its texts, and what can be done. */
export const columnsOf = (
  kind: ContentKindName,
  { isPhone, isNarrow, renderHandle, renderActions }: Parts,
) => {
  const { fields } = contentKinds[kind]
  const image = fields.find(({ type }) => type === 'image')
  const written = fields.filter(({ type }) => type !== 'image' && type !== 'video')
  // Where there is nothing but a picture, its file names the row.
  const named = written.length > 0 ? written : fields
  const texts = named.filter(({ type }, at) => at === 0 || !isNarrow || type !== 'html').map(text)
  const pictures = image ? [picture(kind, image)] : []
  const handles = renderHandle ? [{ ...handle, renderCell: renderHandle }] : []
  const width = renderHandle && !isPhone ? 116 : 52
  const buttons = renderActions ? [{ ...actions, width, renderCell: renderActions }] : []
  return isPhone
    ? // Without a picture the first text does not always distinguish rows, such as the type of an office.
      [...pictures, ...texts.slice(0, image ? 1 : 2), ...buttons]
    : [...handles, ...pictures, ...texts, ...buttons]
}
