import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { NativeSelect } from '@/components/NativeSelect'
import { type AccountName, NOT_ASSIGNED, type Submission, TAG_CHARACTERS_MAX } from '@/domain/office/inbox'
import { stateLabel, stateOptions, type SubmissionState } from '@/domain/office/states'
import { changesSince, describeChanges } from '@/domain/office/inboxChange'
import { submissionsApi, type RowChange } from '../../../api/submissionsApi'
import { messageOf } from '../../../api/officeError'
import { DescriptionList } from '../../../components/DescriptionList'
import { useNotify } from '../../../components/Notices'
import { useOfficeStore } from '../../../store/store'

/** Changes an open submission at once, with Undo. Each change waits for the one before, whose version it is of. */
const useSubmissionChanges = (submission: Submission) => {
  const { reference, kind, name } = submission.row
  const person = name || 'No name'
  const store = useOfficeStore()
  const [change] = submissionsApi.useChangeSubmissionMutation()
  const [sendTags] = submissionsApi.useSetTagsMutation()
  const notify = useNotify()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const inTurn = (work: (now: Submission) => unknown) => {
    const read = submissionsApi.endpoints.getSubmission.select(reference)
    last.current = last.current.then(() => work(read(store.getState()).data ?? submission))
  }

  const takeBack = (done: Submission, back: RowChange) =>
    inTurn((now) => {
      if (now.row.state === done.row.state && now.row.assignee?.id === done.row.assignee?.id)
        return notify.attempt(change({ reference, version: now.version, ...back }))
      return notify.warning(`${describeChanges(changesSince(now, done.version), kind)} Nothing was undone.`)
    })

  const apply = (changes: RowChange, text: string) =>
    inTurn(async ({ row: { state, assignee }, version }) => {
      const { data, error } = await change({ reference, version, ...changes })
      const back = changes.state === undefined ? { assignee } : { state }
      if (error) notify.warning(messageOf(error))
      else notify.offerUndo(text, () => takeBack(data, back))
    })

  return {
    setState: (state: SubmissionState) => apply({ state }, `${person}: ${stateLabel(state, kind)}`),
    assign: (assignee: AccountName | null) =>
      apply({ assignee }, `${person}: ${assignee ? `given to ${assignee.name}` : 'unassigned'}`),
    setTags: (tags: string[]) =>
      inTurn(({ version }) => notify.attempt(sendTags({ reference, version, tags }))),
  }
}

type SaveOnCommitSelectProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onStore: (value: string) => void
  /** Why it cannot be changed. */
  fixedBecause?: string
}

/** A list whose choice is stored at once; by arrow keys, each of which chooses, once it is ended by Enter or by leaving. */
const SaveOnCommitSelect = ({ label, value, options, onStore, fixedBecause }: SaveOnCommitSelectProps) => {
  const id = useId()
  const isByKey = useRef(false)
  const [held, setHeld] = useState<string>()

  const store = (chosen = value) => {
    setHeld(undefined)
    if (chosen !== value) onStore(chosen)
  }

  const hint = held === undefined ? fixedBecause : 'Press Enter to save, Esc to cancel.'
  const isEnd = ({ key }: KeyboardEvent) => held !== undefined && (key === 'Enter' || key === 'Escape')

  return (
    <Field id={id} label={label} disabled={fixedBecause !== undefined}>
      <NativeSelect
        value={held ?? value}
        inputProps={{ id, 'aria-describedby': describedBy(id, hint) }}
        options={options}
        onKeyDown={(event) => {
          isByKey.current = event.key !== 'Tab'
          // Some browsers would open the list.
          if (isEnd(event)) event.preventDefault()
        }}
        // While the list is open the browser has the keys: the end of Enter, which chooses there, is all that comes here.
        onKeyUp={(event) => isEnd(event) && store(event.key === 'Enter' ? held : value)}
        onPointerDown={() => {
          isByKey.current = false
        }}
        onBlur={() => store(held)}
        onChange={({ target }) => (isByKey.current ? setHeld(target.value) : store(target.value))}
      />
      {hint ? (
        <FormHelperText id={`${id}-hint`} role="status" disabled={false}>
          {hint}
        </FormHelperText>
      ) : null}
    </Field>
  )
}

type TagFieldProps = { tags: string[]; known: readonly string[]; onChange: (tags: string[]) => void }

/** The tags, chosen from those that are used, or typed and ended by Enter or by leaving; Escape takes it back. */
const TagField = ({ tags, known, onChange }: TagFieldProps) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <Field id={id} label="Tag">
      <Autocomplete
        id={id}
        multiple
        freeSolo
        autoSelect
        filterSelectedOptions
        size="small"
        options={known}
        value={tags}
        onChange={(_event, chosen) => onChange(chosen.filter((tag) => tag.trim() !== ''))}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        onKeyDown={(event) => {
          // With Alt the arrow keys lead to another submission, not through the list of tags.
          if (event.altKey) event.defaultMuiPrevented = true
          if (event.key !== 'Escape' || typed === '') return
          event.preventDefault()
          setTyped('')
        }}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            placeholder={tags.length === 0 ? 'Type and press Enter' : undefined}
            slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, maxLength: TAG_CHARACTERS_MAX } }}
          />
        )}
      />
    </Field>
  )
}

export const StatusFields = ({ submission }: { submission: Submission }) => {
  const { kind, state, assignee, tags } = submission.row
  const { data: choices } = submissionsApi.useGetInboxChoicesQuery()
  const { setState, assign, setTags } = useSubmissionChanges(submission)
  const accounts = choices?.accounts ?? []
  // Keep a deactivated assignee in the list.
  const isListed = assignee === null || accounts.some(({ id }) => id === assignee.id)
  const assignees = isListed ? accounts : [...accounts, assignee]
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }}>
      <SaveOnCommitSelect
        // A withdrawal drops a choice made by keys and not stored yet.
        key={submission.withdrawnAt}
        label="State"
        value={state}
        options={stateOptions([kind])}
        onStore={(chosen) => setState(chosen as SubmissionState)}
        fixedBecause={submission.withdrawnAt === null ? undefined : 'The applicant withdrew it.'}
      />
      <SaveOnCommitSelect
        label="Assignee"
        value={assignee?.id ?? ''}
        options={[{ id: '', name: NOT_ASSIGNED }, ...assignees].map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        onStore={(chosen) => assign(assignees.find(({ id }) => id === chosen) ?? null)}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TagField tags={tags} known={choices?.tags ?? []} onChange={setTags} />
      </Box>
    </Box>
  )
}

/** The same for readers, which change nothing. */
export const StatusFacts = ({ submission: { row } }: { submission: Submission }) => (
  <DescriptionList
    items={[
      { label: 'State', value: stateLabel(row.state, row.kind) },
      { label: 'Assignee', value: row.assignee?.name ?? NOT_ASSIGNED },
      { label: 'Tags', value: row.tags.join(', ') || 'None' },
    ]}
  />
)
