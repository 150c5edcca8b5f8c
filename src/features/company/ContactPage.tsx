import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { emailsAdapter } from '@/api/adapters'
import { useGetContactDetailsQuery, useGetEmailsQuery } from '@/api/portalApi'
import { Columns } from '@/components/Columns'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { company } from '@/domain/company'
import { emailLink } from '@/domain/contactLinks'
import { languageOf } from '@/domain/display'
import { paths } from '@/domain/paths'
import { selectEmails } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { ContactOffices } from './ContactOffices'

const EmailTable = styled(Table)(({ theme }) => ({
  '& th, & td': { padding: theme.spacing(1.25, 1.5), verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th:first-of-type': { width: '30%', [theme.breakpoints.up('sm')]: { width: '38%' } },
  '& tbody tr:last-child td': { borderBottom: 0 },
}))

/** As high as its cell, for a finger. */
const emailSx = { display: 'block', my: -1.25, py: 1.25 }

const Email = ({ email }: { email: string }) => {
  const href = emailLink(email)
  return href ? (
    <Link href={href} sx={emailSx}>
      {email}
    </Link>
  ) : (
    email
  )
}

const ContactEmails = () => {
  const { isLoading } = useGetEmailsQuery()
  const emails = useAppSelector(selectEmails)
  const titleId = useId()
  if (isLoading) return <Loading label="Loading e-mail addresses" />
  if (emails.length === 0) return null
  return (
    <section>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        Email
      </Typography>
      <TableContainer component={Paper} variant="outlined">
        <EmailTable aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>For</TableCell>
              <TableCell>Email Id</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {emails.map((item) => (
              <TableRow key={emailsAdapter.selectId(item)}>
                <TableCell>{item.label}</TableCell>
                <TableCell>
                  <Email email={item.email} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </EmailTable>
      </TableContainer>
    </section>
  )
}

const ContactHours = () => {
  const { data: details, isLoading } = useGetContactDetailsQuery()
  if (isLoading) return <Loading label="Loading working hours" minHeight={276} />
  const parts = [
    { title: 'Working Hours', text: details?.working_hours ?? '' },
    { title: 'Holidays', text: details?.holidays ?? '' },
  ].filter(({ text }) => text.trim() !== '')
  if (parts.length === 0) return null
  return (
    <Stack component={Paper} variant="outlined" spacing={2.5} sx={{ p: 2.5 }}>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <Typography variant="h3" component="h2" sx={{ mb: 0.75 }}>
            {title}
          </Typography>
          <Typography lang={languageOf(text)} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {text}
          </Typography>
        </section>
      ))}
    </Stack>
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
