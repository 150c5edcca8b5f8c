import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ComponentType, useId } from 'react'
import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { Columns } from '@/components/Columns'
import { GrievanceContact } from '@/components/GrievanceContact'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { useCompany, useCompanyText, useSite } from '@/components/SiteSettings'
import { localized } from '@/domain/content/localized'
import { groupOffices } from '@/domain/content/officeGroups'
import { paths } from '@/domain/paths'
import { formatDate } from '@/domain/site/calendar'
import { PRIVACY_VERSION } from '@/domain/site/limits'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { privacyNotice } from './privacyNotice'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ListedForm } from './listedForms'

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
const FormFields = ({ form: { title, path, enables, fields } }: { form: ListedForm }) => {
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

const Forms = () => (
  <Stack spacing={3} sx={{ pt: 1 }}>
    {privacyNotice.forms.map((form) => (
      <FormFields key={form.path ?? ''} form={form} />
    ))}
  </Stack>
)

/** The retention that the office has set. */
const Retention = () => {
  const { t } = useLingui()
  const { retentionMonths: months } = useSite()
  return (
    <Typography>
      {months > 0
        ? t`We keep what you send for ${months} months. Once a day our server deletes what is older, with its files, our notes and tags. If that is more than a tenth of everything at once, one of us looks at it first.`
        : t`We keep what you send until you ask us to erase it: there is no date on which it goes by itself.`}
    </Typography>
  )
}

/** The officers that the staff publish; if there are none, the company itself. */
const Officer = () => {
  const { t, i18n } = useLingui()
  const company = useCompany()
  const officers = portalApi.useGetGrievanceOfficersQuery()
  const offices = portalApi.useGetOfficesQuery()
  if (officers.isLoading || offices.isLoading) return <Loading label={t`Loading the contact`} />
  const published = entitiesIn(officers.data)
  const [office] = groupOffices(entitiesIn(offices.data)).flatMap((group) => group.offices)
  const ofCompany = {
    name: company.legalName,
    address: (office ? localized(office, 'address', i18n) : localized(company, 'city', i18n)).text,
    email: company.email,
    contact_no: company.phone,
  }
  return (
    <Stack spacing={2}>
      {(published.length > 0 ? published : [ofCompany]).map((officer) => (
        <GrievanceContact key={Object.values(officer).join()} officer={officer} />
      ))}
    </Stack>
  )
}

const parts: Record<string, ComponentType> = {
  forms: Forms,
  retention: Retention,
  officer: Officer,
}

const contentsSx = {
  position: { md: 'sticky' },
  top: 96,
  displayPrint: 'none',
  '& ul': {
    display: { xs: 'flex', sm: 'grid', md: 'block' },
    flexWrap: 'wrap',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 2.5,
  },
}

/** The pressed link stays where it is: the keyboard goes on from the section. */
const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })

const Contents = () => {
  const { t, i18n } = useLingui()
  return (
    <Box component="nav" data-left aria-label={t`On this page`} sx={contentsSx}>
      <ul>
        {privacyNotice.sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              variant="body2"
              onClick={() => focusOn(id)}
              sx={{ display: 'inline-block', py: { xs: 1.25, md: 0.75 } }}
            >
              {i18n._(title)}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Summary = () => {
  const { t, i18n } = useLingui()
  return (
    <Paper component="section" variant="outlined" aria-labelledby="in-short" sx={{ p: { xs: 2, md: 2.5 } }}>
      <Typography id="in-short" variant="h2" sx={{ mb: 1 }}>
        {t`In short`}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, listStyle: 'disc', '& li + li': { mt: 1 } }}>
        {privacyNotice.summary
          .map((line) => i18n._(line))
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </Box>
    </Paper>
  )
}

const Sections = () => {
  const shown = useCompanyText()
  return privacyNotice.sections.map(
    ({ id, title, text: paragraphs = [], shows, points = [], links = [] }) => {
      const Part = shows && parts[shows]
      return (
        <Stack key={id} component="section" aria-labelledby={id} spacing={1.5}>
          <Typography id={id} variant="h2" tabIndex={-1}>
            {shown(title)}
          </Typography>
          {paragraphs.map(shown).map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          {Part ? <Part /> : null}
          {points.length > 0 ? (
            <Box component="ul" sx={{ pl: 2.5, listStyle: 'disc', '& li + li': { mt: 1 } }}>
              {points
                .map((point) => ('text' in point ? point : { name: undefined, text: point }))
                .map(({ name, text }) => (
                  <li key={shown(text)}>
                    {name ? <strong>{`${shown(name)} `}</strong> : null}
                    <span>{shown(text)}</span>
                  </li>
                ))}
            </Box>
          ) : null}
          {links.map(({ label, href }) => (
            <Link key={href} href={href} sx={{ alignSelf: 'start', py: 1.25, fontWeight: 600 }}>
              {shown(label)}
            </Link>
          ))}
        </Stack>
      )
    },
  )
}

/** The privacy notice: how details that visitors send are used, and their rights, as India's law on personal data asks. */
export const PrivacyPage = () => {
  const { t } = useLingui()
  const ownApi = useAppSelector(selectOwnApi)
  const { name } = useCompany()
  const version = PRIVACY_VERSION
  const from = formatDate(privacyNotice.from)
  const about = t`What ${name} asks of you and for what, who sees it, how long it is kept, and how you see, correct, withdraw or erase it.`
  // It is not known here how another server uses them.
  if (!ownApi)
    return (
      <Page title={t`Privacy`} description={t`Please ask us what is kept of what you send.`} isGone>
        <Typography sx={{ mb: 2 }}>{t`Please ask us what is kept of what you send.`}</Typography>
        <Button variant="contained" href={paths.contact}>
          {t`Contact Us`}
        </Button>
      </Page>
    )
  return (
    <Page
      title={t`Privacy`}
      subtitle={t`Text ${version}, which holds from ${from}.`}
      description={about}
      path={paths.privacy}
    >
      <Columns widths="minmax(0, 220px) minmax(0, 43em)" gap={{ xs: 3, md: 5 }}>
        <Summary />
        <Contents />
        <Stack spacing={{ xs: 4, md: 5 }}>
          <Sections />
        </Stack>
      </Columns>
    </Page>
  )
}
