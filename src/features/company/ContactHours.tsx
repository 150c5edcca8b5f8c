import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useGetContactDetailsQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { RichText } from '@/components/RichText'
import { plainText } from '@/domain/plainText'

const isBlank = (html: string) => plainText(html) === ''

const Part = ({ title, html }: { title: string; html: string }) =>
  isBlank(html) ? null : (
    <Box component="section" sx={{ '& + &': { mt: 2.5 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <RichText html={html} />
    </Box>
  )

/** When somebody is there, and when nobody is. */
export const ContactHours = () => {
  const { data: details, isLoading } = useGetContactDetailsQuery()
  if (isLoading) return <Loading label="Loading working hours" minHeight={276} />
  if (!details || (isBlank(details.working_hours) && isBlank(details.holidays))) return null
  return (
    <Paper variant="outlined" sx={{ p: 2.5, overflowWrap: 'anywhere' }}>
      <Part title="Working Hours" html={details.working_hours} />
      <Part title="Holidays" html={details.holidays} />
    </Paper>
  )
}
