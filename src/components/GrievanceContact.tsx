import { useLingui } from '@lingui/react/macro'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { emailLink, telephoneLink } from '@/domain/text/contactLinks'
import type { GrievanceOfficer } from '@/domain/content/entities'
import { ContactFacts, NumberLink, numberLinks } from './ContactFacts'
import { Localized } from './Localized'

/** The contact for questions about personal data; unknown facts are left out. */
export const GrievanceContact = ({ officer }: { officer: GrievanceOfficer }) => {
  const { t } = useLingui()
  const { address, email, contact_no } = officer
  const facts = [
    {
      name: t`Address`,
      Icon: PlaceIcon,
      isKnown: address !== '',
      content: <Localized of={officer} name="address" />,
    },
    {
      name: t`E-mail`,
      Icon: MailIcon,
      isKnown: email !== '',
      content: emailLink(email) ? <NumberLink href={emailLink(email)}>{email}</NumberLink> : email,
    },
    {
      name: t`Phone`,
      Icon: PhoneIcon,
      isKnown: contact_no !== '',
      content: numberLinks(contact_no, telephoneLink),
    },
  ]
  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 440 }}>
      <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>
        <Localized of={officer} name="name" />
      </Typography>
      <ContactFacts facts={facts.filter(({ isKnown }) => isKnown)} />
    </Paper>
  )
}
