import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { numberLinks } from '@/components/ContactFacts'
import { Fact, Facts } from '@/components/Facts'
import { describedBy, Field } from '@/components/form/Field'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { hiddenWithoutScript } from '@/components/scripting'
import { useSite } from '@/components/SiteSettings'
import { emailLink, telephoneLink } from '@/domain/text/contactLinks'

const Checked = lazyWithFallback(async () => (await import('./Checked')).Checked)

/** Judges what is pasted. The field has no name and stands outside the form: nothing sends or keeps it. */
const Check = ({ published }: Pick<ComponentProps<typeof Checked>, 'published'>) => {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  // It may have been pasted before hydration.
  useEffect(() => setText(input.current?.value ?? ''), [])
  const label = t`Check a number, an address or a link`
  const hint = t`Or paste the whole message. It stays in your browser: nothing of it is sent or kept.`
  return (
    <Box sx={{ mt: 2.5, overflowWrap: 'anywhere', ...hiddenWithoutScript }}>
      <Field id={id} label={label} hint={hint}>
        <OutlinedInput
          id={id}
          inputComponent="textarea"
          inputRef={input}
          onChange={({ target }) => setText(target.value)}
          inputProps={{ rows: 3, style: { height: 'auto' }, 'aria-describedby': describedBy(id, hint) }}
        />
      </Field>
      <Box role="status" sx={{ '& p': { m: 0 }, '& > *': { mt: 1.5 } }}>
        <Suspense>{text.trim() ? <Checked text={text} published={published} /> : null}</Suspense>
      </Box>
    </Box>
  )
}

const listed = (parts: readonly string[], show: (part: string) => ReactNode) =>
  [...new Set(parts)].filter(Boolean).map((part) => <span key={part}>{show(part)}</span>)

/** What is ours, and a field that compares a message with it. */
export const OurContacts = () => {
  const { t } = useLingui()
  const { company, publicUrl, origin } = useSite()
  const emails = entitiesIn(portalApi.useGetEmailsQuery().data)
  const offices = entitiesIn(portalApi.useGetOfficesQuery().data)
  const published = { company, origin: publicUrl || origin, emails, offices }
  const addresses = [company.email, ...company.jobSeekerEmails, ...emails.map(({ email }) => email)]
  const ofOffices = offices.flatMap((office) => [office.contact_no, office.whatsapp_no])
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {t`This is us`}
      </Typography>
      <Facts sx={{ '& div': { display: 'block' }, '& dd > *': { display: 'inline-block', mr: 2 } }}>
        <Fact name={t`Email`}>
          {listed(addresses, (one) => (
            <Link href={emailLink(one)}>{one}</Link>
          ))}
        </Fact>
        <Fact name={t`Telephone and WhatsApp`}>
          {listed([company.phone, company.whatsApp, ...ofOffices], (one) => numberLinks(one, telephoneLink))}
        </Fact>
        <Fact name={t`Our links begin with`}>{`${published.origin}/`}</Fact>
      </Facts>
      <Typography sx={{ my: 2 }}>
        <Trans>
          <strong>We never ask for money, at no step.</strong> Have you paid, or told somebody a code or your
          bank details? Call{' '}
          <Link href="tel:1930" underline="always">
            1930
          </Link>{' '}
          at once, the national number against fraud, or report it at{' '}
          <Link href="https://cybercrime.gov.in" underline="always">
            cybercrime.gov.in
          </Link>
          .
        </Trans>
      </Typography>
      <Check published={published} />
    </Paper>
  )
}
