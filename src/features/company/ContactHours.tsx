import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useGetContactDetailsQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { languageOf } from '@/domain/language'

const Part = ({ title, text }: { title: string; text: string }) =>
  text.trim() === '' ? null : (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Typography lang={languageOf(text)} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
    </section>
  )

export const ContactHours = () => {
  const { data: details, isLoading } = useGetContactDetailsQuery()
  if (isLoading) return <Loading label="Loading working hours" minHeight={276} />
  if (!details || (details.working_hours.trim() === '' && details.holidays.trim() === '')) return null
  return (
    <Paper variant="outlined">
      <Stack spacing={2.5} sx={{ p: 2.5 }}>
        <Part title="Working Hours" text={details.working_hours} />
        <Part title="Holidays" text={details.holidays} />
      </Stack>
    </Paper>
  )
}
