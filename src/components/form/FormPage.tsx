import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense, type ReactNode } from 'react'
import { Columns } from '../Columns'
import { lazyWithFallback } from '../lazyWithFallback'
import { Page, type PageProps } from '../Page'
import { useFormAnswer } from './formAnswer'
import { SubmitForm, type SubmitFormProps } from './SubmitForm'
import { useSubmission, type SubmissionOptions } from './useSubmission'

type FormPageProps = PageProps &
  SubmissionOptions &
  Pick<SubmitFormProps, 'initialValues'> & {
    /** The accessible name of the form, where it is not the title. */
    label?: string
    /** Advice next to the form. */
    advice: readonly string[]
    adviceTitle?: string
    /** Shown above the form. */
    before?: ReactNode
    /** Shown below it. */
    after?: ReactNode
  }

/** The server alone draws it. */
const AnsweredForm = lazyWithFallback(async () => (await import('./AnsweredForm')).AnsweredForm)

const Points = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  paddingLeft: theme.spacing(2.5),
  listStyle: 'disc',
  color: theme.palette.text.secondary,
  '& li': { marginBottom: theme.spacing(1) },
  '& li::marker': { color: theme.palette.primary.main },
}))

/** A screen that is one form: its name, its fields, and what to know about it. */
export const FormPage = ({
  name,
  job,
  onSaved,
  initialValues,
  label,
  advice,
  adviceTitle,
  before,
  after,
  children,
  ...page
}: FormPageProps) => {
  const { t } = useLingui()
  const submission = useSubmission({ name, job, onSaved })
  const answer = useFormAnswer(name)
  const beside = adviceTitle ?? t`Good to know`
  const points = [
    ...advice,
    t`What you type is kept on this device for a day, in case your connection drops.`,
  ]
  return (
    <Page {...page}>
      <Columns widths="minmax(0, 7fr) 4fr" gap={{ xs: 3, md: 6 }}>
        <div>
          <Suspense>{answer ? <AnsweredForm name={name} job={job} answer={answer} /> : null}</Suspense>
          {before}
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
            <SubmitForm label={label ?? page.title} initialValues={initialValues} submission={submission}>
              {children}
            </SubmitForm>
          </Paper>
          {after}
        </div>
        <Box component="aside" aria-label={beside} sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {beside}
          </Typography>
          <Points>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
        </Box>
      </Columns>
    </Page>
  )
}
