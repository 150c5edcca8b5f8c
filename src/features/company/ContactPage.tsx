import { styled } from '@mui/material/styles'
import { Page } from '@/components/Page'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { ContactEmails } from './ContactEmails'
import { ContactHours } from './ContactHours'
import { ContactOffices } from './ContactOffices'

/** Three parts in one column on a phone; hours and e-mails beside the offices where there is room. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    gridTemplateRows: 'auto 1fr',
    gap: theme.spacing(5),
    '& > :nth-of-type(1), & > :nth-of-type(3)': { gridColumn: 2 },
    '& > :nth-of-type(2)': { gridColumn: 1, gridRow: '1 / 3' },
  },
}))

export const ContactPage = () => (
  <Page
    title="Contact Us"
    description={`Where to find ${company.name}: offices, working hours and holidays, phone and WhatsApp numbers, and an e-mail address for each matter.`}
    path={paths.contact}
  >
    <Columns>
      <div>
        <ContactHours />
      </div>
      <div>
        <ContactOffices />
      </div>
      <div>
        <ContactEmails />
      </div>
    </Columns>
  </Page>
)
