import { useLingui } from '@lingui/react/macro'
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
import type { ListedForm } from './privacyText'

const FieldTable = styled(Table)(({ theme }) => ({
  '& th, & td': {
    ...theme.typography.body2,
    padding: theme.spacing(1, 1.5),
    verticalAlign: 'top',
    textAlign: 'left',
  },
  '& thead th': { fontWeight: 600 },
  '& tbody th': { width: '42%', fontWeight: 400 },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& tr': { breakInside: 'avoid' },
}))

/** A form with its fields, and what each is used for. */
export const FormFields = ({ form: { title, path, enables, fields } }: { form: ListedForm }) => {
  const { t, i18n } = useLingui()
  const titleId = useId()
  const heading = i18n._(title)
  return (
    <div>
      <Typography id={titleId} variant="h3">
        {path ? <Link href={path}>{heading}</Link> : heading}
      </Typography>
      <Typography sx={{ mb: 1.25 }}>{i18n._(enables)}</Typography>
      <TableContainer component={Paper} variant="outlined">
        <FieldTable aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col">
                {t`What you give`}
              </TableCell>
              <TableCell component="th" scope="col">
                {t`What it is for`}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(({ names, label, use, isOptional }) => {
              const name = i18n._(label)
              return (
                <TableRow key={names.join()}>
                  <TableCell component="th" scope="row">
                    {isOptional ? t`${name} (optional)` : name}
                  </TableCell>
                  <TableCell>{i18n._(use)}</TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </FieldTable>
      </TableContainer>
    </div>
  )
}
