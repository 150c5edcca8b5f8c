import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
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
import { useGetEmailsQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { emailLink } from '@/domain/contactLinks'
import { selectEmails } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'

const EmailTable = styled(Table)(({ theme }) => ({
  '& th, & td': { padding: theme.spacing(1.25, 1.5), verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th:first-of-type': { width: '30%', [theme.breakpoints.up('sm')]: { width: '38%' } },
  '& tbody tr:last-child td': { borderBottom: 0 },
}))

/** As high as its cell, for a finger. */
const emailSx = { display: 'block', my: -1.25, py: 1.25 }

/** A long address breaks before its @ first. */
const Email = ({ email }: { email: string }) => {
  const [name, host] = email.split('@')
  const href = emailLink(email)
  return href ? (
    <Link href={href} sx={emailSx}>
      {name}
      <wbr />@{host}
    </Link>
  ) : (
    email
  )
}

export const ContactEmails = () => {
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
