import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useId, useState } from 'react'
import { Field } from '@/components/form/Field'
import { NativeSelect } from '@/components/NativeSelect'
import { nothingToPost, postLink } from '@/domain/office/jobPost'
import type { JobState } from '@/domain/office/jobs'
import { allSources, withSource } from '@/domain/submissions/sources'
import { contentApi } from '../../api/contentApi'
import { jobsApi } from '../../api/jobsApi'
import { CopyButton } from '../../components/buttons'
import { Loaded } from '../../components/Loaded'
import { PlainSection } from '../../components/Section'
import { outside } from '../../components/textLinks'
import { Muted, Small } from '../../components/texts'
import { kindPath } from '../../paths'
import { useMay } from '../../store/store'
import { ChatBubble } from './JobPreview'

/** Copies a job's link with a source, which its applications keep. */
const SourceLink = ({ address }: { address: string }) => {
  const id = useId()
  const mayChange = useMay('recruiter')
  const { data: rows = [] } = contentApi.useGetContentQuery('sources')
  const named = rows.map(({ values: { slug = '', name = '' } }) => ({ slug, name }))
  // The feed adds its own source.
  const options = allSources(named).filter(({ slug }) => slug !== 'rss')
  const [chosen, setChosen] = useState('poster')
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}>
        <Box sx={{ flex: '1 1 160px', maxWidth: 220, minWidth: 0 }}>
          <Field id={id} label="Link for">
            <NativeSelect
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              inputProps={{ id }}
              options={options.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          </Field>
        </Box>
        <CopyButton text={withSource(address, chosen)} label="Copy link" isLink />
      </Box>
      <Small sx={{ mt: 0.75 }}>
        {'Applications through this link have this source. '}
        {mayChange ? (
          <Link href={kindPath('sources')} underline="always">
            Add sources
          </Link>
        ) : null}
      </Small>
    </div>
  )
}

/** An open job as posted in groups, and links for other places. */
export const PostSection = ({ id, state }: { id: string; state: JobState }) => {
  const isOpen = state === 'open'
  const query = jobsApi.useGetJobPostQuery(id, { skip: !isOpen })
  return (
    <PlainSection title="Post this job">
      {isOpen ? (
        <Loaded query={query} label="Loading the message">
          {({ message, address }) => (
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button {...outside} variant="outlined" startIcon={<WhatsAppIcon />} href={postLink(message)}>
                  Post to WhatsApp
                </Button>
                <CopyButton text={message} label="Copy message" />
              </Box>
              <ChatBubble message={message} />
              <SourceLink address={address} />
            </Box>
          )}
        </Loaded>
      ) : (
        <Muted>{nothingToPost(state)}</Muted>
      )}
    </PlainSection>
  )
}
