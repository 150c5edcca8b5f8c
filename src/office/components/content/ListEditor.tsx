import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { visuallyHidden } from '@mui/utils'
import { type FormEvent, useId, useRef, useState } from 'react'
import { NativeSelect } from '@/components/NativeSelect'
import { type ContentKindName, contentKinds } from '@/domain/content/contentKinds'
import {
  type ContentField,
  lacksHindi,
  maxLengthOf,
  withOldHindi,
  writtenLanguage,
} from '@/domain/content/fields'
import type { ContentValues, OfficeContentRow } from '@/domain/office/content'
import { languageNames } from '@/domain/submissions/answers'
import { foldText } from '@/domain/text/compareText'
import { languageOf } from '@/domain/text/display'
import { contentApi } from '../../api/contentApi'
import { OLD_HINDI } from '../edit/FieldInput'
import { SearchBox } from '../gridFilters'
import { Loaded } from '../Loaded'
import { useNotify } from '../Notices'
import { Muted, Small } from '../texts'
import { WithoutHindi } from '../WithoutHindi'
import { DragHandle, dropLineSx, RowButtons, useRows } from './rows'

/** The names of a list's rows, and the field that refers to another list. */
type ListFields = {
  nameField: ContentField
  names: readonly ContentField[]
  reference?: { field: ContentField; options: readonly { value: string; label: string }[] }
}

type ListRowFormProps = {
  fields: ListFields
  kind: ContentKindName
  row?: OfficeContentRow
  title?: string
}

/** One row of a list, or a new one. */
const ListRowForm = ({ fields: { nameField, names, reference }, kind, row, title }: ListRowFormProps) => {
  const id = useId()
  const [addContent] = contentApi.useAddContentMutation()
  const [saveContent] = contentApi.useSaveContentMutation()
  const { attempt } = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<ContentValues>({})
  const [known, setKnown] = useState(row?.version)
  const [own, setOwn] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  // A version saved by another account replaces the typed values.
  if (known !== row?.version && !isSending) {
    setKnown(row?.version)
    if (row?.version !== own) setTyped({})
  }
  const empty: ContentValues = {
    ...Object.fromEntries(names.map((field) => [field.name, ''])),
    ...(reference && { [reference.field.name]: reference.options[0]?.value ?? '' }),
  }
  const before = { ...empty, ...row?.values }
  const shown = { ...before, ...typed }
  const name = shown[nameField.name] ?? ''
  const isChanged = Object.keys(typed).some((field) => shown[field] !== before[field])
  /** On a phone each field has its own line. */
  const isLong = names.length > 1 || reference !== undefined
  const canBeSent = name.trim() !== '' && isChanged
  const type = (field: string, value: string) => setTyped({ ...typed, [field]: value })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The surrounding job form must not submit.
    event.stopPropagation()
    // The button disappears afterwards.
    input.current?.focus()
    if (!canBeSent || isSending) return
    const trimmed = names.map((field) => [field.name, shown[field.name]?.trim() ?? ''])
    const values: ContentValues = { ...shown, ...Object.fromEntries(trimmed) }
    const sent = typed
    const write = row ? saveContent({ kind, ...row, values }) : addContent({ kind, values })
    setIsSending(true)
    const isDone = await attempt(write)
    const { data } = await write
    setIsSending(false)
    setOwn(data?.version)
    // Text typed in the meantime stays.
    if (isDone) setTyped((latest) => (latest === sent ? {} : latest))
  }

  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ flex: '1 1 0', minWidth: 0 }}>
      {row ? null : (
        <FormLabel htmlFor={id} sx={{ display: 'block' }}>
          {`New ${contentKinds[kind].one}`}
        </FormLabel>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: isLong ? 'wrap' : 'nowrap', sm: 'nowrap' },
          gap: { xs: isLong ? 0.5 : 1, sm: 1 },
        }}
      >
        {names.map((field) => {
          const { label } = field
          const language = writtenLanguage(field)
          const text = shown[field.name] ?? ''
          return (
            <OutlinedInput
              key={field.name}
              id={field === nameField ? id : undefined}
              inputRef={field === nameField ? input : undefined}
              size="small"
              value={text}
              placeholder={language && languageNames[language]}
              onChange={(event) => type(field.name, event.target.value)}
              slotProps={{
                input: {
                  'aria-label': row || language ? `${label} of ${title ?? theNew}` : undefined,
                  autoComplete: 'off',
                  maxLength: maxLengthOf(field),
                  lang: language ?? languageOf(text),
                },
              }}
              sx={{ flex: { xs: isLong ? '1 1 100%' : 1, sm: 1 } }}
            />
          )
        })}
        {reference ? (
          <NativeSelect
            value={shown[reference.field.name]}
            onChange={(event) => type(reference.field.name, event.target.value)}
            inputProps={{ 'aria-label': `${reference.field.label} of ${title ?? theNew}` }}
            options={reference.options}
            sx={{ flex: { xs: '1 1 100%', sm: '0 0 200px' } }}
          />
        ) : null}
        {canBeSent ? (
          <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
            {row ? 'Save' : 'Add'}
          </Button>
        ) : null}
      </Box>
      {row && withOldHindi(names, before, shown).length > 0 ? (
        <FormHelperText>{OLD_HINDI}</FormHelperText>
      ) : null}
    </Box>
  )
}

const theNew = 'the new one'

const SHOWN_ROWS = 100
/** Shorter lists need no search. */
const SEARCHED_FROM = 12

const useFields = (kind: ContentKindName): ListFields => {
  const { fields } = contentKinds[kind]
  const [nameField] = fields
  const names = fields.filter((one) => one === nameField || one.hindiOf)
  const field = fields.find((one) => one.refersTo)
  const refersTo = field?.refersTo
  const { data = [] } = contentApi.useGetContentQuery(refersTo ?? kind, { skip: refersTo === undefined })
  if (!field || !refersTo) return { nameField, names }
  const [{ name }] = contentKinds[refersTo].fields
  const options = data.map(({ id, values }) => ({ value: id, label: values[name] ?? id }))
  return { nameField, names, reference: { field, options } }
}

/** Adds, renames, reorders and deletes the rows of a list. */
export const ListEditor = ({ kind, isReadOnly = false }: { kind: ContentKindName; isReadOnly?: boolean }) => {
  const [search, setSearch] = useState('')
  /** Rows without Hindi when the filter was pressed: they stay while Hindi is typed. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const query = contentApi.useGetContentQuery(kind, { refetchOnMountOrArgChange: true })
  const fields = useFields(kind)
  const { nameField, names, reference } = fields
  const all = query.data ?? []
  const nameOf = ({ values }: OfficeContentRow) => values[nameField.name] ?? ''
  const titleOf = (row: OfficeContentRow) => {
    const referred = reference?.options.find(({ value }) => value === row.values[reference.field.name])
    return referred ? `${nameOf(row)}, ${referred.label}` : nameOf(row)
  }
  const wanted = foldText(search)
  const matching = all.filter(({ values }) =>
    names.some(({ name }) => foldText(values[name] ?? '').includes(wanted)),
  )
  const withoutHindi = matching.filter(({ values }) => lacksHindi(names, values))
  const found = chosen ? matching.filter(({ id }) => chosen.has(id)) : matching
  const shown = found.slice(0, SHOWN_ROWS)
  const isMovable = search === '' && !chosen
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
          <ListRowForm fields={fields} kind={kind} />
        </Box>
      )}
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {all.length > SEARCHED_FROM ? <SearchBox text={search} onSearch={setSearch} /> : null}
        <WithoutHindi
          count={withoutHindi.length}
          isChosen={chosen !== undefined}
          onChoose={(isChosen) => setChosen(isChosen ? new Set(withoutHindi.map(({ id }) => id)) : undefined)}
        />
      </Box>
      <Loaded query={query} label="Loading the list" minHeight={120}>
        {() =>
          shown.length === 0 ? (
            <Muted>{isMovable ? 'The list is empty.' : 'Nothing matches the search.'}</Muted>
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
              {names.map((field) =>
                field.hindiOf && row.values[field.name] ? (
                  <Small key={field.name} lang={writtenLanguage(field)}>
                    {row.values[field.name]}
                  </Small>
                ) : null,
              )}
            </Box>
          ) : (
            <Box
              key={row.id}
              component="li"
              {...rowProps}
              data-id={at}
              className={classOf(at)}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: { xs: 1, sm: 0.5 } }}
            >
              {isMovable ? <DragHandle {...handleOf(at)} /> : null}
              <ListRowForm fields={fields} kind={kind} row={row} title={titleOf(row)} />
              <RowButtons {...buttonsOf(row, at)} />
            </Box>
          ),
        )}
      </Box>
      {found.length > shown.length ? (
        <Muted sx={{ mt: 1 }}>
          {`The first ${shown.length} of ${found.length}. Search to find the others.`}
        </Muted>
      ) : null}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  )
}
