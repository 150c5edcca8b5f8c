import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { foldText } from '@/domain/compareText'
import { useAddContentMutation, useGetContentQuery, useSaveContentMutation } from '../../api/contentApi'
import { Loaded } from '../Loaded'
import { useNotify } from '../Notices'
import { SearchBox } from '../SearchBox'
import { ListRow, ListRowForm, ReadOnlyRow, type ListFields } from './ListRow'
import { useDeleting } from './useDeleting'
import { dropLineSx, useRowDrag, useRowFocus, useRowOrder } from './useRowOrder'

type ListEditorProps = { kind: ContentKindName; isReadOnly?: boolean }

const SHOWN_ROWS = 100
/** Fewer are seen at once. */
const SEARCHED_FROM = 12

const useFields = (kind: ContentKindName): ListFields => {
  const { fields } = contentKinds[kind]
  const [nameField] = fields
  const field = fields.find(({ refersTo }) => refersTo !== undefined)
  const refersTo = field?.refersTo
  const { data = [] } = useGetContentQuery(refersTo ?? kind, { skip: refersTo === undefined })
  if (!field || !refersTo) return { nameField }
  const [{ name }] = contentKinds[refersTo].fields
  const options = data.map(({ id, values }) => ({ value: id, label: values[name] ?? id }))
  return { nameField, reference: { field, options } }
}

const titleIn =
  ({ nameField, reference }: ListFields) =>
  ({ values }: OfficeContentRow) => {
    const referred = reference?.options.find(({ value }) => value === values[reference.field.name])
    return [values[nameField.name] ?? '', ...(referred ? [referred.label] : [])].join(', ')
  }

/** Adds to a list, renames what is in it, brings it into order, and deletes what nothing refers to. */
export const ListEditor = ({ kind, isReadOnly = false }: ListEditorProps) => {
  const [search, setSearch] = useState('')
  const query = useGetContentQuery(kind, { refetchOnMountOrArgChange: true })
  const [addContent] = useAddContentMutation()
  const [saveContent] = useSaveContentMutation()
  const remove = useDeleting(kind)
  const fields = useFields(kind)
  const { attempt } = useNotify()
  const all = query.data ?? []
  const found = all.filter((row) =>
    foldText(row.values[fields.nameField.name] ?? '').includes(foldText(search)),
  )
  const rows = found.slice(0, SHOWN_ROWS)
  const titleOf = titleIn(fields)
  const { move, said } = useRowOrder(kind, all, titleOf)
  const { list, keepFocus } = useRowFocus(query.data)
  const drag = useRowDrag(
    rows.map(({ id }) => id),
    move,
  )

  const orderOf = (id: string, at: number) => ({
    handle: drag.handleOf(id),
    onUp: at > 0 ? () => keepFocus(move(id, at - 1), 'Move up') : undefined,
    onDown: at < all.length - 1 ? () => keepFocus(move(id, at + 1), 'Move down') : undefined,
  })

  return (
    <>
      {isReadOnly ? null : (
        <Box sx={{ display: 'flex', mb: 1.5 }}>
          <ListRowForm
            {...fields}
            label={`New ${contentKinds[kind].one}`}
            onSubmit={(values) => attempt(addContent({ kind, values }))}
          />
        </Box>
      )}
      {all.length > SEARCHED_FROM ? (
        <Box role="search" sx={{ display: 'flex', mb: 1 }}>
          <SearchBox text={search} onSearch={setSearch} />
        </Box>
      ) : null}
      <Loaded query={query} label="Loading the list" minHeight={120}>
        {() =>
          rows.length === 0 ? (
            <Typography color="textSecondary">
              {search ? 'Nothing matches the search.' : 'It is empty.'}
            </Typography>
          ) : null
        }
      </Loaded>
      <Box ref={list} component="ul" sx={{ m: 0, p: 0, listStyle: 'none', ...dropLineSx }}>
        {rows.map((row, at) =>
          isReadOnly ? (
            <ReadOnlyRow key={row.id} {...fields} row={row} />
          ) : (
            <ListRow
              key={row.id}
              {...fields}
              row={row}
              title={titleOf(row)}
              className={drag.classOf(row.id)}
              rowProps={drag.row}
              order={search === '' ? orderOf(row.id, at) : undefined}
              onSave={(values) => attempt(saveContent({ kind, id: row.id, version: row.version, values }))}
              onDelete={() => {
                const next = rows[at + 1] ?? rows[at - 1]
                if (next) keepFocus(next.id, 'Delete')
                void remove(row.id, titleOf(row))
              }}
            />
          ),
        )}
      </Box>
      {found.length > rows.length ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {`The first ${rows.length} of ${found.length}. Search to find the others.`}
        </Typography>
      ) : null}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  )
}
