import EventIcon from '@mui/icons-material/Event'
import MapIcon from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { newTab } from '@/components/NewTabMark'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import type { Job } from '@/domain/entities'
import { walkInCalendar, walkInDates } from '@/domain/jobs/walkIn'
import { jobDetailsPath, withQuery } from '@/domain/paths'
import { postedDay } from '@/domain/calendar'
import { FactTable } from './FactTable'

const mapUrl = (query: string) => withQuery('https://www.google.com/maps/search/', { api: '1', query })

/** When and where applicants are seen without an appointment; nothing for a job without a walk-in. */
export const WalkIn = ({ job }: { job: Job }) => {
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  const headingId = useId()
  const rows: [name: string, value: string][] = [
    ['Date', walkInDates(job)],
    ['Time', job.walk_in_time],
    ['Address', job.walk_in_address],
    ['Bring', job.walk_in_bring],
  ]
  const facts = rows.filter(([, value]) => value)
  if (facts.length === 0) return null
  // The stamp of the file is the day the job was posted: the page must be the same wherever it is rendered.
  const calendar = walkInCalendar(job, url, Date.parse(postedDay(job.date_posted) ?? '2026-01-01'))
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ mb: 4 }}>
      <CardContent>
        <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
          Walk-in interview
        </Typography>
        <Box sx={{ '&& dl': { rowGap: 1 }, '&& dt, && dd': { flexBasis: '100%' } }}>
          <FactTable facts={facts} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1, mx: -1 }}>
          {calendar ? (
            <Button
              component="a"
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
              download={`walk-in-${job.job_id}.ics`}
              startIcon={<EventIcon />}
            >
              Add to calendar
            </Button>
          ) : null}
          {job.walk_in_address ? (
            <Button component="a" href={mapUrl(job.walk_in_address)} startIcon={<MapIcon />} {...newTab}>
              Show on the map
            </Button>
          ) : null}
        </Box>
      </CardContent>
    </Card>
  )
}
