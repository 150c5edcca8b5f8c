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
    resume(`the industry ${id}`, { industry_id: id }, INVALID),
    internship(`the location ${id}`, { current_location: id }, INVALID),
  ]),
  application('a CTC below nothing', { current_ctc_to: '-1' }, INVALID),
  resume('an experience of half a year', { experience_from: '0.5' }, INVALID),
  enquiry('services that are an object', { service_required: '{"0":"Recruitment"}' }, INVALID),
  enquiry('a service that is a list', { service_required: '[["Recruitment"]]' }, INVALID),
  enquiry('services in lists', { service_required: '['.repeat(50_000) }, tooLong('Services Required', 1000)),
  application('a mobile of eleven figures', { mobile: '98765432101' }, tooLong('Mobile no', 10)),
  ...['\0', '\u001b[2J', '\u0085', '\ufffd'].map((bad) =>
    application(`${JSON.stringify(bad)} in a name`, { full_name: `a${bad}b` }, cannotBeUsed('Full name')),
  ),
]
