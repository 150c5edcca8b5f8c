import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren } from 'react'
import { submissionStates, type InboxEntry, type SubmissionState } from '@/domain/office/inbox'
import { NativeSelect } from '@/components/NativeSelect'
import { Field } from '@/components/form/Field'
import { useGetInboxChoicesQuery } from '../../../api/submissions'
import { stateOptions } from '../inboxQuery'
import { useSubmissionChanges } from '../useSubmissionChanges'
import { TagField } from './TagField'

const NONE = ''

const Fact = ({ label, children }: PropsWithChildren<{ label: string }>) => (
  <Box>
    <Typography variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography>{children}</Typography>
  </Box>
)

const columns = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }

/** The same for readers, who change nothing. */
export const WorkFacts = ({ entry: { row } }: { entry: InboxEntry }) => (
  <Box sx={columns}>
    <Fact label="State">{submissionStates[row.state]}</Fact>
    <Fact label="Assignee">{row.assignee?.name ?? 'Nobody'}</Fact>
    <Fact label="Tags">{row.tags.join(', ') || 'None'}</Fact>
  </Box>
)

/** State, assignee and tags. */
export const WorkFields = ({ entry }: { entry: InboxEntry }) => {
  const { row } = entry
  const ids = { state: useId(), assignee: useId() }
  const { data: choices } = useGetInboxChoicesQuery()
  const { setState, assign, setTags } = useSubmissionChanges(entry)
  const accounts = choices?.accounts ?? []
  // Who left stays named.
  const others = row.assignee && !accounts.some(({ id }) => id === row.assignee?.id) ? [row.assignee] : []
  const assignees = [...accounts, ...others]
  return (
    <Box sx={columns}>
      <Field id={ids.state} label="State">
        <NativeSelect
          value={row.state}
          inputProps={{ id: ids.state }}
          options={stateOptions}
          onChange={(event) => setState(event.target.value as SubmissionState)}
        />
      </Field>
      <Field id={ids.assignee} label="Assignee">
        <NativeSelect
          value={row.assignee?.id ?? NONE}
          inputProps={{ id: ids.assignee }}
          options={[
            { value: NONE, label: 'Nobody' },
            ...assignees.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => assign(assignees.find(({ id }) => id === event.target.value) ?? null)}
        />
      </Field>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TagField tags={row.tags} known={choices?.tags ?? []} onChange={setTags} />
      </Box>
    </Box>
  )
}
