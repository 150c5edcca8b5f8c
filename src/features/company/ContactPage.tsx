import { Columns } from '@/components/Columns'
import { Page } from '@/components/Page'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { ContactEmails } from './ContactEmails'
import { ContactHours } from './ContactHours'
import { ContactOffices } from './ContactOffices'

/** Hours and e-mails share the second column. */
const besideOfficesSx = {
  gridTemplateRows: { md: 'auto 1fr' },
  '& > *': { gridColumn: { md: 2 } },
  '& > :nth-of-type(2)': { gridColumn: { md: 1 }, gridRow: { md: '1 / 3' } },
}

export const ContactPage = () => (
  <Page
    title="Contact Us"
    description={`Where to find ${company.name}: offices, working hours and holidays, phone and WhatsApp numbers, and an e-mail address for each matter.`}
    path={paths.contact}
  >
    <Columns widths="minmax(0, 1fr) 400px" gap={{ xs: 4, md: 5 }} sx={besideOfficesSx}>
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
