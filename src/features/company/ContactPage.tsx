import { useLingui } from '@lingui/react/macro'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
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
import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { CardGrid } from '@/components/cards'
import { Columns } from '@/components/Columns'
import { ContactFacts, NumberLink, numberLinks } from '@/components/ContactFacts'
import { Loading } from '@/components/Loading'
import { useNewTab } from '@/components/NewTabMark'
import { NoMoneyAsked } from '@/components/NoMoneyAsked'
import { Page } from '@/components/Page'
import { Localized } from '@/components/Localized'
import { useCompany } from '@/components/SiteSettings'
import { emailLink, mapLink, telephoneLink, whatsAppLink } from '@/domain/text/contactLinks'
import type { Office } from '@/domain/content/entities'
import { groupOffices } from '@/domain/content/officeGroups'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'

const ContactHours = () => {
  const { t } = useLingui()
  const { data: details, isLoading } = portalApi.useGetContactDetailsQuery()
  if (isLoading) return <Loading label={t`Loading working hours`} minHeight={276} />
  const parts = [
    { title: t`Working Hours`, text: details?.working_hours ?? '' },
    { title: t`Holidays`, text: details?.holidays ?? '' },
  ].filter(({ text }) => text.trim() !== '')
  if (parts.length === 0) return null
  return (
    <Stack component={Paper} variant="outlined" spacing={2.5} sx={{ p: 2.5 }}>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <Typography variant="h3" component="h2" sx={{ mb: 0.75 }}>
            {title}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            <Localized of={{ text }} name="text" />
          </Typography>
        </section>
      ))}
    </Stack>
  )
}

const OfficeCard = ({ office }: { office: Office }) => {
  const { t } = useLingui()
  const newTab = useNewTab()
  const { address, contact_no, whatsapp_no } = office
  // Facts that an office lacks are left out.
  const facts = [
    { name: t`Address`, Icon: PlaceIcon, content: address && <Localized of={office} name="address" /> },
    { name: t`Phone`, Icon: PhoneIcon, content: numberLinks(contact_no, telephoneLink) },
    { name: t`WhatsApp`, Icon: WhatsAppIcon, content: numberLinks(whatsapp_no, whatsAppLink, newTab) },
  ].filter(({ content }) => (Array.isArray(content) ? content.length > 0 : content))
  return (
    <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
      <ContactFacts facts={facts} />
      {address ? (
        <NumberLink href={mapLink(address)} variant="body2" {...newTab} sx={{ mt: 1, ml: 3.5 }}>
          {t`Directions`}
        </NumberLink>
      ) : null}
    </Paper>
  )
}

const CARD_WIDTH_PX = 280

/** Groups of one office are side by side; a longer group takes the whole row. */
const officeGroupsSx = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${CARD_WIDTH_PX}px, 100%), 1fr))`,
  columnGap: 2,
  rowGap: 4,
  '& > *': { minWidth: 0 },
}

const ContactOffices = () => {
  const { t, i18n } = useLingui()
  const { data, isLoading } = portalApi.useGetOfficesQuery()
  if (isLoading) return <Loading label={t`Loading offices`} minHeight="100vh" />
  if (!data) return null
  return (
    <Box sx={officeGroupsSx}>
      {groupOffices(entitiesIn(data)).map(({ name, heading, offices }) => (
        <section key={name} style={offices.length > 1 ? { gridColumn: '1 / -1' } : undefined}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {i18n._(heading)}
          </Typography>
          {offices.length === 0 ? (
            <Typography color="textSecondary">{t`Not available.`}</Typography>
          ) : (
            <CardGrid cardWidthPx={CARD_WIDTH_PX}>
              {offices.map((office) => (
                <OfficeCard key={Object.values(office).join()} office={office} />
              ))}
            </CardGrid>
          )}
        </section>
      ))}
    </Box>
  )
}

const EmailTable = styled(Table)(({ theme }) => ({
  '& th, & td': { padding: theme.spacing(1.25, 1), verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 'bold' },
  // An address is cut before a word is.
  '& tr > :first-of-type': { paddingLeft: theme.spacing(1.5), overflowWrap: 'break-word' },
  '& th:first-of-type': { width: '1%', [theme.breakpoints.up('sm')]: { width: '38%' } },
  '& tbody tr:last-child td': { borderBottom: 0 },
  // As high as its cell, for a finger.
  '& a': { display: 'block', marginBlock: theme.spacing(-1.25), paddingBlock: theme.spacing(1.25) },
}))

const ContactEmails = () => {
  const { t } = useLingui()
  const { data, isLoading } = portalApi.useGetEmailsQuery()
  const emails = entitiesIn(data)
  const titleId = useId()
  if (isLoading) return <Loading label={t`Loading e-mail addresses`} />
  if (emails.length === 0) return null
  return (
    <section>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {t`Email`}
      </Typography>
      <TableContainer component={Paper} variant="outlined">
        <EmailTable aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>
                {t({ message: 'For', comment: 'Heading above what an e-mail address is for' })}
              </TableCell>
              <TableCell>{t`Email Id`}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {emails.map((item) => (
              <TableRow key={`${item.label} ${item.email}`}>
                <TableCell>
                  <Localized of={item} name="label" />
                </TableCell>
                <TableCell>
                  {emailLink(item.email) ? (
                    <Link href={emailLink(item.email)}>{item.email}</Link>
                  ) : (
                    item.email
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </EmailTable>
      </TableContainer>
    </section>
  )
}

export const ContactPage = () => {
  const { t } = useLingui()
  const { name } = useCompany()
  const ownApi = useAppSelector(selectOwnApi)
  return (
    <Page
      title={t`Contact Us`}
      description={t`Where to find ${name}: offices, working hours and holidays, phone and WhatsApp numbers, and an e-mail address for each matter.`}
    >
      {ownApi ? <NoMoneyAsked /> : null}
      <Columns widths="minmax(0, 1fr) 400px" gap={{ xs: 4, md: 5 }}>
        <div>
          <ContactHours />
        </div>
        <div data-left>
          <ContactOffices />
        </div>
        <div>
          <ContactEmails />
        </div>
      </Columns>
    </Page>
  )
}
