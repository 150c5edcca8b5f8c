import Box from '@mui/material/Box'
import { ThemeProvider } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useState, type PropsWithChildren } from 'react'
import { SiteProvider } from '@/components/SiteSettings'
import { todayInIndia } from '@/domain/jobs/calendar'
import { defaultSettings } from '@/domain/settings'
import { useGetJobChoicesQuery } from '../../../api/jobsApi'
import type { JobValues } from '../jobValues'
import { CardPreview } from './CardPreview'
import { PagePreview } from './PagePreview'
import { previewJob } from './previewJob'
import { previewTheme } from './previewTheme'
import { SharePreview } from './SharePreview'

const Part = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <ThemeProvider theme={previewTheme}>
        <Box
          sx={{
            p: 2,
            borderRadius: 1,
            bgcolor: 'background.default',
            color: 'text.primary',
            colorScheme: 'light',
          }}
        >
          {children}
        </Box>
      </ThemeProvider>
    </Box>
  )
}

/** A job as visitors will see it: the card, the page, and the message of who shares it. */
export const JobPreview = ({ values }: { values: JobValues }) => {
  const { data: choices } = useGetJobChoicesQuery()
  const [today] = useState(() => todayInIndia(Date.now()))
  const job = useMemo(() => previewJob(values, choices, today), [values, choices, today])
  const site = useMemo(() => ({ ...defaultSettings, origin: window.location.origin }), [])
  return (
    <SiteProvider site={site}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <Part title="In the list">
          <CardPreview job={job} />
        </Part>
        <Part title="Its page">
          <PagePreview job={job} />
        </Part>
        <Part title="Shared on WhatsApp">
          <SharePreview job={job} />
        </Part>
      </Box>
    </SiteProvider>
  )
}
