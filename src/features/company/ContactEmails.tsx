import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
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

const CELL_PADDING = 1.25

/** The addresses take what room the purposes leave. */
const tableSx = {
  '& th, & td': {
    px: { xs: 1.25, sm: 1.5 },
    py: CELL_PADDING,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th:first-of-type': { width: { xs: '30%', sm: '38%' } },
  '& tbody tr:last-child td': { borderBottom: 0 },
}

/** As high as its cell, for a finger. */
const emailSx = { display: 'block', my: -CELL_PADDING, py: CELL_PADDING }

/** An address that is too long for its cell breaks before its @ first. */
const Email = ({ email }: { email: string }) => {
  const [name, host] = email.split('@')
  return emailLink(email) ? (
    <Link href={emailLink(email)} sx={emailSx}>
      {name}
      <wbr />@{host}
    </Link>
  ) : (
    email
  )
}

/** Whom to write to about what (spec section 2). */
export const ContactEmails = () => {
  const { isLoading } = useGetEmailsQuery()
  const emails = useAppSelector(selectEmails)
  const titleId = useId()
  if (isLoading) return <Loading label="Loading e-mail addresses" />
  if (emails.length === 0) return null
  return (
    <Box component="section">
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        Email
      </Typography>
      <Paper variant="outlined">
        <Table aria-labelledby={titleId} sx={tableSx}>
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
        </Table>
      </Paper>
    </Box>
  )
}
