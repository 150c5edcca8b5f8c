import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { submissionStates, type Submission, type SubmissionState } from '@/domain/office/inbox'
import { useGetInboxChoicesQuery } from '../../../api/submissionsApi'
import { stateOptions } from '../inboxFilters'
import { useSubmissionChanges } from '../useSubmissionChanges'
import { TagField } from './TagField'
import { SaveOnCommitSelect } from './SaveOnCommitSelect'

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

/** The same for readers, which change nothing. */
export const StatusFacts = ({ submission: { row } }: { submission: Submission }) => (
  <Box sx={columns}>
    <Fact label="State">{submissionStates[row.state]}</Fact>
    <Fact label="Assignee">{row.assignee?.name ?? 'Nobody'}</Fact>
    <Fact label="Tags">{row.tags.join(', ') || 'None'}</Fact>
  </Box>
)

/** State, assignee and tags. */
export const StatusFields = ({ submission }: { submission: Submission }) => {
  const { row } = submission
  const { data: choices } = useGetInboxChoicesQuery()
  const { setState, assign, setTags } = useSubmissionChanges(submission)
  const accounts = choices?.accounts ?? []
  // Keep a deactivated assignee in the list.
  const others = row.assignee && !accounts.some(({ id }) => id === row.assignee?.id) ? [row.assignee] : []
  const assignees = [...accounts, ...others]
  return (
    <Box sx={columns}>
      <SaveOnCommitSelect
        label="State"
        value={row.state}
        options={stateOptions}
        onStore={(state) => setState(state as SubmissionState)}
      />
      <SaveOnCommitSelect
        label="Assignee"
        value={row.assignee?.id ?? NONE}
        options={[
          { value: NONE, label: 'Nobody' },
          ...assignees.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onStore={(chosen) => assign(assignees.find(({ id }) => id === chosen) ?? null)}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TagField tags={row.tags} known={choices?.tags ?? []} onChange={setTags} />
      </Box>
    </Box>
  )
}
