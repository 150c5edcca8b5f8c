import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import { Loading } from '@/components/Loading'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { foldText } from '@/domain/compareText'
import { useAddContentMutation, useGetContentQuery, useSaveContentMutation } from '../../api/contentApi'
import { messageOf } from '../../api/officeError'
import { LoadFailure } from '../LoadFailure'
import { useNotify } from '../Notices'
import { SearchBox } from '../SearchBox'
import { ListRow, ListRowForm } from './ListRow'
import { useDeleting } from './useDeleting'
import { useOrder } from './useOrder'
import { dropLineSx, useRowDrag, useRowFocus } from './useRowDrag'

type ListEditorProps = { kind: ContentKindName; isReadOnly?: boolean }

const SHOWN_ROWS = 100
/** Fewer are seen at once. */
const SEARCHED_FROM = 12

const useReference = (kind: ContentKindName) => {
  const field = contentKinds[kind].fields.find(({ refersTo }) => refersTo !== undefined)
  const refersTo = field?.refersTo
  const { data = [] } = useGetContentQuery(refersTo ?? kind, { skip: refersTo === undefined })
  if (!field || !refersTo) return undefined
  const [name] = contentKinds[refersTo].fields
  const options = data.map(({ id, values }) => ({ value: id, label: values[name.name] ?? id }))
  return { field, options }
}

/** Adds to a list, renames what is in it, brings it into order, and deletes what nothing refers to. */
export const ListEditor = ({ kind, isReadOnly = false }: ListEditorProps) => {
  const { one, fields } = contentKinds[kind]
  const [nameField] = fields
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useGetContentQuery(kind, { refetchOnMountOrArgChange: true })
  const [addContent] = useAddContentMutation()
  const [saveContent] = useSaveContentMutation()
  const remove = useDeleting(kind)
  const reference = useReference(kind)
  const notify = useNotify()
  const all = data ?? []
  const found = all.filter(({ values }) => foldText(values[nameField.name] ?? '').includes(foldText(search)))
  const rows = found.slice(0, SHOWN_ROWS)
  const titleOf = ({ values }: OfficeContentRow) => {
    const referred = reference?.options.find(({ value }) => value === values[reference.field.name])
    return [values[nameField.name] ?? '', ...(referred ? [referred.label] : [])].join(', ')
  }
  const { move, said } = useOrder(kind, all, titleOf)
  const { keep, placed } = useRowFocus()
  const drag = useRowDrag(
    rows.map(({ id }) => id),
    move,
  )
  const report = (outcome: { error?: Parameters<typeof messageOf>[0] }) => {
    if (outcome.error) notify.warning(messageOf(outcome.error))
    return outcome.error === undefined
  }

  return (
    <>
      {isReadOnly ? null : (
        <Box sx={{ display: 'flex', mb: 1.5 }}>
          <ListRowForm
            label={`New ${one}`}
            nameField={nameField}
            reference={reference}
            onSubmit={async (values) => report(await addContent({ kind, values }))}
          />
        </Box>
      )}
      {all.length > SEARCHED_FROM ? (
        <Box role="search" sx={{ display: 'flex', mb: 1 }}>
          <SearchBox text={search} onSearch={setSearch} />
        </Box>
      ) : null}
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Loading label="Loading the list" minHeight={120} />}
      {data && rows.length === 0 ? (
        <Typography color="textSecondary">
          {search ? 'Nothing matches the search.' : 'It is empty.'}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', ...dropLineSx }}>
        {rows.map((row, at) => (
          <ListRow
            key={row.id}
            row={row}
            title={titleOf(row)}
            nameField={nameField}
            reference={reference}
            isReadOnly={isReadOnly}
            className={drag.classOf(row.id)}
            rowProps={drag.row}
            place={`${at} of ${all.length}`}
            onPlaced={(buttons) => placed(row.id, buttons)}
            order={
              search === ''
                ? {
                    handle: drag.handleOf(row.id),
                    onUp: at > 0 ? () => keep(move(row.id, at - 1), 'Move up') : undefined,
                    onDown: at < all.length - 1 ? () => keep(move(row.id, at + 1), 'Move down') : undefined,
                  }
                : undefined
            }
            onSave={async (values) =>
              report(await saveContent({ kind, id: row.id, version: row.version, values }))
            }
            onDelete={() => {
              keep(rows[at + 1]?.id ?? rows[at - 1]?.id, 'Delete')
              void remove(row.id, titleOf(row))
            }}
          />
        ))}
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
