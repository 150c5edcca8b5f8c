import Box from '@mui/material/Box'
import { Fragment } from 'react'
import type { InboxEntry } from '@/domain/office/inbox'
import { Marked } from './Marked'
import { Part } from './Part'

type SentFieldsProps = { fields: InboxEntry['fields']; search: string }

/** Every field of the form as it was sent. */
export const SentFields = ({ fields, search }: SentFieldsProps) => (
  <Part title="What was sent">
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        columnGap: 2,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: 0.75, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
      }}
    >
      {fields.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? '–' : <Marked text={value} search={search} />}</dd>
        </Fragment>
      ))}
    </Box>
  </Part>
)
