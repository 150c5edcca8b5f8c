import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import { foldText } from '@/domain/compareText'
import { languageOf } from '@/domain/display'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { useAddContentMutation, useGetContentQuery, useSaveContentMutation } from '../../api/contentApi'
import { Loaded } from '../Loaded'
import { useNotify } from '../Notices'
import { SearchBox } from '../SearchBox'
import { type ListFields, ListRowForm } from './ListRowForm'
import { DragHandle, RowButtons } from './RowButtons'
import { dropLineSx, useRows } from './useRows'

type ListEditorProps = { kind: ContentKindName; isReadOnly?: boolean }

const SHOWN_ROWS = 100
/** Fewer are seen at once. */
const SEARCHED_FROM = 12

const useFields = (kind: ContentKindName): ListFields => {
  const [nameField, field] = contentKinds[kind].fields
  const refersTo = field?.refersTo
  const { data = [] } = useGetContentQuery(refersTo ?? kind, { skip: refersTo === undefined })
  if (!field || !refersTo) return { nameField }
  const [{ name }] = contentKinds[refersTo].fields
  const options = data.map(({ id, values }) => ({ value: id, label: values[name] ?? id }))
  return { nameField, reference: { field, options } }
}

/** Adds to a list, renames what is in it, brings it into order, and deletes what nothing refers to. */
export const ListEditor = ({ kind, isReadOnly = false }: ListEditorProps) => {
  const [search, setSearch] = useState('')
  const query = useGetContentQuery(kind, { refetchOnMountOrArgChange: true })
  const [addContent] = useAddContentMutation()
  const [saveContent] = useSaveContentMutation()
  const fields = useFields(kind)
  const { nameField, reference } = fields
  const { attempt } = useNotify()
  const all = query.data ?? []
  const nameOf = ({ values }: OfficeContentRow) => values[nameField.name] ?? ''
  const titleOf = (row: OfficeContentRow) => {
    const referred = reference?.options.find(({ value }) => value === row.values[reference.field.name])
    return referred ? `${nameOf(row)}, ${referred.label}` : nameOf(row)
  }
  const found = all.filter((row) => foldText(nameOf(row)).includes(foldText(search)))
  const shown = found.slice(0, SHOWN_ROWS)
  const isMovable = search === ''
  const { list, said, buttonsOf, handleOf, rowProps, classOf } = useRows({
    kind,
    all,
    shown,
    isMovable,
    titleOf,
  })

  return (
    <>
      {isReadOnly ? null : (
        <Box sx={{ display: 'flex', mb: 1.5 }}>
          <ListRowForm
            fields={fields}
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
          shown.length === 0 ? (
            <Typography color="textSecondary">
              {search ? 'Nothing matches the search.' : 'It is empty.'}
            </Typography>
          ) : null
        }
      </Loaded>
      <Box ref={list} component="ul" sx={{ m: 0, p: 0, listStyle: 'none', ...dropLineSx }}>
        {shown.map((row, at) =>
          isReadOnly ? (
            <Box
              key={row.id}
              component="li"
              lang={languageOf(nameOf(row))}
              sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}
            >
              {titleOf(row)}
            </Box>
          ) : (
            <Box
              key={row.id}
              component="li"
              {...rowProps}
              data-id={at}
              className={classOf(at)}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.5 }}
            >
              {isMovable ? <DragHandle {...handleOf(at)} /> : null}
              <ListRowForm
                fields={fields}
                label={`Name of ${titleOf(row)}`}
                title={titleOf(row)}
                row={row}
                onSubmit={(values) =>
                  attempt(saveContent({ kind, id: row.id, version: row.version, values }))
                }
              />
              <RowButtons {...buttonsOf(row, at)} />
            </Box>
          ),
        )}
      </Box>
      {found.length > shown.length ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {`The first ${shown.length} of ${found.length}. Search to find the others.`}
        </Typography>
      ) : null}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  )
}
