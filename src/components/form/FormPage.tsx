import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { FormFields } from '@/api/formData'
import type { Crumb } from '@/components/Breadcrumbs'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { RequiredNote } from './Field'
import { WithoutScript } from './WithoutScript'
import { SubmitForm, type SubmitFormProps } from './SubmitForm'

/** What a visitor wants to know before filling in a form. */
export type FormAside = { title: string; points: readonly string[] }

type FormPageProps<Values> = Omit<SubmitFormProps<Values>, 'label' | 'submitLabel'> & {
  title: string
  /** Of the form, where it is not the title. */
  label?: string
  subtitle?: string
  description: string
  path: string
  trail?: readonly Crumb[]
  aside: FormAside
  /** Stands above the form. */
  before?: ReactNode
}

const DRAFT_POINT = 'What you type is kept on this device for a day, in case your connection drops.'

const layoutSx = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 640px) 300px' },
}

const Aside = ({ title, points }: FormAside) => (
  <Box component="aside" aria-label={title} sx={{ borderTop: 3, borderColor: 'primary.main', pt: 2 }}>
    <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
      {points.map((point) => (
        <Box key={point} component="li" sx={{ mb: 1, '&::marker': { color: 'primary.main' } }}>
          {point}
        </Box>
      ))}
    </Box>
  </Box>
)

/** A screen that is one form: its name, its fields, and what to know about it. */
export const FormPage = <Values extends FormFields>({
  title,
  label = title,
  subtitle,
  description,
  path,
  trail,
  aside,
  before,
  ...form
}: FormPageProps<Values>) => (
  <Container>
    <PageMeta title={title} description={description} path={path} />
    <PageHeading title={title} subtitle={subtitle} trail={trail} />
    <Box sx={layoutSx}>
      <div>
        {before}
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
          <WithoutScript />
          <RequiredNote />
          <SubmitForm label={label} submitLabel="Submit" {...form} />
        </Paper>
      </div>
      <Aside title={aside.title} points={form.draft ? [...aside.points, DRAFT_POINT] : aside.points} />
    </Box>
  </Container>
)
