import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { ContactEmails } from './ContactEmails'
import { ContactHours } from './ContactHours'
import { ContactOffices } from './ContactOffices'

const TITLE = 'Contact Us'

/** Read from top to bottom on a phone; the short parts stand beside the offices where there is room. */
const layoutSx = {
  display: 'grid',
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"hours" "offices" "emails"', md: '"offices hours" "offices emails"' },
}

/** Three parts that load, and may fail, each on its own (spec section 2). */
export const ContactPage = () => (
  <Container>
    <PageMeta
      title={TITLE}
      description={`Where to find ${company.name}: offices, working hours and holidays, phone and WhatsApp numbers, and an e-mail address for each matter.`}
      path={paths.contact}
    />
    <PageHeading title={TITLE} />
    <Box sx={layoutSx}>
      <Box sx={{ gridArea: 'hours' }}>
        <ContactHours />
      </Box>
      <Box sx={{ gridArea: 'offices' }}>
        <ContactOffices />
      </Box>
      <Box sx={{ gridArea: 'emails' }}>
        <ContactEmails />
      </Box>
    </Box>
  </Container>
)
