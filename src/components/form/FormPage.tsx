import Container from '@mui/material/Container'
import type { ReactNode } from 'react'
import type { FormFields } from '@/api/formData'
import type { Crumb } from '@/components/Breadcrumbs'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { Sheet } from '@/components/Sheet'
import { RequiredNote } from './Field'
import { formPageCss } from './formCss'
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

const Aside = ({ title, points }: FormAside) => (
  <aside aria-label={title} className="form-aside">
    <h2>{title}</h2>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </aside>
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
    <Sheet name="form-page" css={formPageCss} />
    <div className="form-page">
      <div>
        {before}
        <div className="form-card">
          <WithoutScript />
          <RequiredNote />
          <SubmitForm label={label} submitLabel="Submit" {...form} />
        </div>
      </div>
      <Aside title={aside.title} points={form.draft ? [...aside.points, DRAFT_POINT] : aside.points} />
    </div>
  </Container>
)
