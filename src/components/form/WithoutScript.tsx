import Link from '@mui/material/Link'
import { company } from '@/domain/company'

/** The phone number and the address that take a form's place without JavaScript: the server alone draws them. */
export const WithoutScript = () => (
  <p>
    {'This form needs JavaScript, which is off in your browser. You can also call '}
    <Link href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</Link>
    {' or write to '}
    <Link href={`mailto:${company.email}`}>{company.email}</Link>
    {', with your resume as a Word file where the form asks for one.'}
  </p>
)
