import { company } from '@/domain/company'

/** In place of a form that no script can send: whom to call or write. */
export const WithoutScript = () => (
  <noscript>
    <p>
      {'This form needs JavaScript, which is off in your browser. You need not do without us: call '}
      <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
      {' or write to '}
      <a href={`mailto:${company.email}`}>{company.email}</a>
      {', with your resume as a Word file where the form asks for one.'}
    </p>
  </noscript>
)
