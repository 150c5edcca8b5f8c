import {
  type Hostile,
  INVALID,
  cannotBeUsed,
  tooLong,
  application,
  resume,
  internship,
  enquiry,
} from './request'

/** Ways to name a thing that is not there. */
const noIds = ["1' or '1'='1", '99999999', '0x1', '__proto__']

export const values: Hostile[] = [
  ...noIds.flatMap((id) => [
    application(`the job ${id}`, { job_id: id }, 'This job is no longer open.'),
    application(`the location ${id}`, { current_location: id }, INVALID),
    resume(`the industry ${id}`, { industry_id: id }, INVALID),
    resume(`the department ${id}`, { department_id: id }, INVALID),
    resume(`the role ${id}`, { role_id: id }, INVALID),
    internship(`the location ${id}`, { current_location: id }, INVALID),
  ]),
  application('a CTC that is none', { current_ctc_from: '101' }, INVALID),
  application('a CTC below nothing', { current_ctc_to: '-1' }, INVALID),
  application('a CTC to negotiate where there is none', { current_ctc_to: 'negotiable' }, INVALID),
  resume('an experience of half a year', { experience_from: '0.5' }, INVALID),
  resume('an experience of ages', { experience_to: '31' }, INVALID),
  enquiry('services that are no list', { service_required: 'Recruitment' }, INVALID),
  enquiry('services that are an object', { service_required: '{"0":"Recruitment"}' }, INVALID),
  enquiry('a service that is none', { service_required: '["Spying"]' }, INVALID),
  enquiry('a service that is a list', { service_required: '[["Recruitment"]]' }, INVALID),
  enquiry(
    'services in fifty thousand lists',
    { service_required: '['.repeat(50_000) },
    tooLong('Services Required', 1000),
  ),
  enquiry('a mobile of eleven figures', { mobile: '98765432101' }, 'Invalid length of Mobile no.'),
  enquiry(
    'a website of five hundred letters',
    { company_website: 'x'.repeat(500) },
    tooLong('Company Website', 300),
  ),
  application('a mobile of eleven figures', { mobile: '98765432101' }, tooLong('Mobile no', 10)),
  application(
    'a name of two hundred and one letters',
    { full_name: 'x'.repeat(201) },
    tooLong('Full name', 200),
  ),
  ...['\0', '\u0007', '\u001b[2J', '\u0085', '\ufffd'].flatMap((bad) => [
    application(`${JSON.stringify(bad)} in a name`, { full_name: `a${bad}b` }, cannotBeUsed('Full name')),
    enquiry(
      `${JSON.stringify(bad)} in a company`,
      { company_name: `a${bad}b` },
      cannotBeUsed('Company Name'),
    ),
    resume(`${JSON.stringify(bad)} in a mobile`, { mobile: `9${bad}8` }, cannotBeUsed('Mobile no')),
  ]),
]
