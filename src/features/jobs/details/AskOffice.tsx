import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { newTab } from '@/components/NewTabMark'
import type { Job } from '@/domain/entities'
import { askOnWhatsAppLink, callOfficeLink } from '@/domain/jobs/askOffice'

/** Two ways to ask a person about a job. */
export const AskOffice = ({ job }: { job: Job }) => {
  const call = callOfficeLink()
  const ask = askOnWhatsAppLink(job)
  return (
    <Stack sx={{ alignItems: 'flex-start', mx: -1 }}>
      {call ? (
        <Button component="a" href={call} startIcon={<PhoneIcon />} sx={{ textAlign: 'left' }}>
          Call the office about this job
        </Button>
      ) : null}
      {ask ? (
        <Button component="a" href={ask} startIcon={<WhatsAppIcon />} {...newTab}>
          Ask on WhatsApp
        </Button>
      ) : null}
    </Stack>
  )
}
