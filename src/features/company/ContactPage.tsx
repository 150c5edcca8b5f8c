import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useGetContactDetailsQuery } from '@/api/portalApi'
import { Columns } from '@/components/Columns'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { company } from '@/domain/company'
import { languageOf } from '@/domain/language'
import { paths } from '@/domain/paths'
import { ContactEmails } from './ContactEmails'
import { ContactOffices } from './ContactOffices'

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

const ContactHours = () => {
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

/** Hours and e-mails share the second column. */
const besideOfficesSx = {
  gridTemplateRows: { md: 'auto 1fr' },
  '& > *': { gridColumn: { md: 2 } },
  '& > :nth-of-type(2)': { gridColumn: { md: 1 }, gridRow: { md: '1 / 3' } },
}

export const ContactPage = () => (
  <Page
    title="Contact Us"
    description={`Where to find ${company.name}: offices, working hours and holidays, phone and WhatsApp numbers, and an e-mail address for each matter.`}
    path={paths.contact}
  >
    <Columns widths="minmax(0, 1fr) 400px" gap={{ xs: 4, md: 5 }} sx={besideOfficesSx}>
      <div>
        <ContactHours />
      </div>
      <div>
        <ContactOffices />
      </div>
      <div>
        <ContactEmails />
      </div>
    </Columns>
  </Page>
)
