import FormHelperText from '@mui/material/FormHelperText'
import { type KeyboardEvent, useId, useRef, useState, useEffect, useEffectEvent } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { describedBy, Field } from '@/components/form/Field'
import { NativeSelect } from '@/components/NativeSelect'
import { NOT_ASSIGNED, type Submission, TAG_CHARACTERS_MAX } from '@/domain/submissions/inbox'
import { stateLabel, stateOptions, statesOf, type SubmissionState } from '@/domain/submissions/states'
import { submissionsApi } from '../../../api/submissionsApi'
import { DescriptionList } from '../../../components/Section'
import { isFocusLost } from '../../../components/useKeptFocus'
import { AnswerBox } from '../answer/AnswerBox'
import { selectAnswer } from '../../../store/drafts'
import { useOfficeSelector } from '../../../store/store'
import type { SubmissionChanges } from './useSubmissionChanges'

type Option = { value: string; label: string }

type SaveOnCommitSelectProps = {
  label: string
  value: string
  options: readonly Option[]
  /** Rare choices, under 'Other'. */
  others?: readonly Option[]
  /** `isByKey`: the keyboard stays in the field. */
  onStore: (value: string, isByKey: boolean) => void
  fixedBecause?: string
}

const none: readonly Option[] = []

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** A select that saves at once; a choice by arrow keys is saved on Enter or on leaving. */
const SaveOnCommitSelect = ({
  label,
  value,
  options,
  others = none,
  onStore,
  fixedBecause,
}: SaveOnCommitSelectProps) => {
  const id = useId()
  const isByKey = useRef(false)
  const [held, setHeld] = useState<string>()

  const store = (chosen = value, isEndedByKey = false) => {
    setHeld(undefined)
    if (chosen !== value) onStore(chosen, isEndedByKey)
  }

  const hint = held === undefined ? fixedBecause : 'Press Enter to save, Esc to cancel.'
  const isEnd = ({ key }: KeyboardEvent) => held !== undefined && (key === 'Enter' || key === 'Escape')

  return (
    <Field id={id} label={label} disabled={fixedBecause !== undefined}>
      <NativeSelect
        value={held ?? value}
        inputProps={{
          id,
          'aria-describedby': describedBy(id, hint),
          children: (
            <>
              <Options options={options} />
              {others.length > 0 ? (
                <optgroup label="Other">
                  <Options options={others} />
                </optgroup>
              ) : null}
            </>
          ),
        }}
        options={options}
        onKeyDown={(event) => {
          isByKey.current = event.key !== 'Tab'
          // Some browsers would open the list.
          if (isEnd(event)) event.preventDefault()
        }}
        // While the list is open the browser handles the keys; only the release of Enter gets here.
        onKeyUp={(event) => isEnd(event) && store(event.key === 'Enter' ? held : value, true)}
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

/** Tags from the known ones, or typed and ended by Enter or by leaving; Escape discards. */
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
        slotProps={{ chip: { variant: 'filled' } }}
        onChange={(_event, chosen) => onChange(chosen.filter((tag) => tag.trim() !== ''))}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        onKeyDown={(event) => {
          // Alt and arrows go to another submission, not through the tags.
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

/** The usual next states, and all others. */
const statesFrom = ({ kind, state }: Submission['row']) => {
  const usual: readonly SubmissionState[] = [state, ...(statesOf[kind][state]?.next ?? [])]
  const all = stateOptions([kind])
  return {
    options: usual.flatMap((one) => all.find(({ value }) => value === one) ?? []),
    others: all.filter(({ value }) => !usual.includes(value)),
  }
}

type StatusFieldsProps = {
  submission: Submission
  changes: SubmissionChanges
  /** Moves the focus when the message was sent or closed. */
  onAnswerClosed: () => void
}

export const StatusFields = ({ submission, changes, onAnswerClosed }: StatusFieldsProps) => {
  const { reference, state, stateAt, assignee, tags } = submission.row
  const { data: choices } = submissionsApi.useGetInboxChoicesQuery()
  const { setState, assign, setTags } = changes
  const answer = useOfficeSelector((stored) => selectAnswer(stored, reference))
  const isOpen = answer?.isOpen ?? false
  const wasOpen = useRef(isOpen)
  const leave = useEffectEvent(onAnswerClosed)
  useEffect(() => {
    // The keyboard goes on from the submission.
    if (wasOpen.current && !isOpen && isFocusLost(document.activeElement)) leave()
    wasOpen.current = isOpen
  }, [isOpen])
  // Sending sets it, unless another state was set meanwhile.
  const answered = answer?.isOpen && (answer.since ?? stateAt) === stateAt ? answer.state : undefined
  const accounts = choices?.accounts ?? []
  // Keep a deactivated assignee in the list.
  const isListed = assignee === null || accounts.some(({ id }) => id === assignee.id)
  const assignees = isListed ? accounts : [...accounts, assignee]
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }}>
      <SaveOnCommitSelect
        // A withdrawal drops a choice that is not saved yet.
        key={submission.withdrawnAt}
        label="State"
        value={answered ?? state}
        {...statesFrom(submission.row)}
        onStore={(chosen, isByKey) => setState(chosen as SubmissionState, { takesFocus: isByKey })}
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
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        {answer?.isOpen ? <AnswerBox key={answer.state} {...{ submission, answer, changes }} /> : null}
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TagField tags={tags} known={choices?.tags ?? []} onChange={setTags} />
      </Box>
    </Box>
  )
}

/** For readers, who change nothing. */
export const StatusFacts = ({ submission: { row } }: { submission: Submission }) => (
  <DescriptionList
    items={[
      { label: 'State', value: stateLabel(row.state, row.kind) },
      { label: 'Assignee', value: row.assignee?.name ?? NOT_ASSIGNED },
      { label: 'Tags', value: row.tags.join(', ') || 'None' },
    ]}
  />
)
