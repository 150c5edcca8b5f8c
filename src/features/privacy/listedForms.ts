import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '@/domain/paths'

/** A field of a form, what it is used for, and its names in the API. */
const field = (label: MessageDescriptor, use: MessageDescriptor, ...names: readonly string[]) => ({
  names,
  label,
  use,
  isOptional: false,
})

const optional = (...row: Parameters<typeof field>) => ({ ...field(...row), isOptional: true })

export type ListedForm = {
  title: MessageDescriptor
  path?: string
  enables: MessageDescriptor
  fields: readonly ReturnType<typeof field>[]
}

const mobile = field(
  msg`Mobile`,
  msg`To call you or write to you on WhatsApp about it; its last four digits open Track`,
  'mobile',
)
const email = field(msg`Email`, msg`To confirm that it came, and to write to you about it`, 'email')
const photo = optional(msg`Photo`, msg`To know you at an interview`, 'photo')
const isMinor = optional(msg`I am under 18`, msg`To know whether a guardian must agree`, 'is_minor')
const guardian = optional(
  msg`Guardian’s name and mobile`,
  msg`To ask your parent or guardian if you are under 18`,
  'guardian_name',
  'guardian_mobile',
)
const language = optional(msg`Language of the page`, msg`To answer you in it`, 'language')
const ofPeople = [isMinor, guardian, language]
const name = field(msg`Name`, msg`To know whom we speak to`, 'name')

/** Every form, with each field and what it is for. */
export const listedForms: readonly ListedForm[] = [
  {
    title: msg`Apply For Job`,
    path: paths.applyJob,
    enables: msg`To put you forward for the job that you chose.`,
    fields: [
      field(msg`The job`, msg`To know which job you apply for`, 'job_id'),
      field(msg`Full Name`, msg`To know whom we speak to`, 'full_name'),
      mobile,
      email,
      field(
        msg`Current CTC`,
        msg`To see whether the pay of the job suits you`,
        'current_ctc_from',
        'current_ctc_to',
      ),
      field(msg`Experience`, msg`To see whether the job suits you`, 'experience_from', 'experience_to'),
      field(msg`Current Location`, msg`To see how far the place of work is`, 'current_location'),
      photo,
      field(msg`Resume`, msg`For the recruiter and the employer to read what you have done`, 'resume'),
      optional(
        msg`Keep my details for other jobs`,
        msg`To suggest you for other jobs, too`,
        'keep_for_other_jobs',
      ),
      ...ofPeople,
    ],
  },
  {
    title: msg`Resume`,
    path: paths.submitResume,
    enables: msg`To look for work that suits you among the jobs of the employers we work for.`,
    fields: [
      name,
      mobile,
      email,
      field(
        msg`Current CTC`,
        msg`To look for jobs with pay that suits you`,
        'current_ctc_from',
        'current_ctc_to',
      ),
      field(msg`Qualification`, msg`To look for jobs that ask for it`, 'qualification'),
      field(msg`Experience`, msg`To look for jobs that suit it`, 'experience_from', 'experience_to'),
      field(
        msg`Industry, Department, Role`,
        msg`To know what work you want`,
        'industry_id',
        'department_id',
        'role_id',
      ),
      field(msg`Location`, msg`To look for jobs near it`, 'location_id'),
      photo,
      field(msg`Resume`, msg`For recruiters and employers to read what you have done`, 'resume'),
      optional(
        msg`Keep my details for other jobs`,
        msg`To suggest you for jobs that come later, too`,
        'keep_for_other_jobs',
      ),
      ...ofPeople,
    ],
  },
  {
    title: msg`Internship`,
    path: paths.internship,
    enables: msg`To find an internship for you.`,
    fields: [
      name,
      email,
      mobile,
      field(msg`Internship For`, msg`To know what you want to learn`, 'internship_for'),
      field(msg`Current Location`, msg`To see how far the place is`, 'current_location'),
      photo,
      field(msg`Resume`, msg`To read what you have learnt and done`, 'resume'),
      optional(msg`Keep my details for other jobs`, msg`To suggest you for jobs, too`, 'keep_for_other_jobs'),
      ...ofPeople,
    ],
  },
  {
    title: msg`Manpower Enquiry`,
    path: paths.manpowerEnquiry,
    enables: msg`To offer your company the people or services that it needs.`,
    fields: [
      name,
      field(msg`Designation`, msg`To know what you decide`, 'designation'),
      field(msg`Company Name`, msg`To know for whom we look`, 'company_name'),
      optional(msg`Company Website`, msg`To prepare our offer`, 'company_website'),
      mobile,
      email,
      optional(msg`Services Required`, msg`To know what you need`, 'service_required'),
      optional(msg`Attachment`, msg`To read what the work asks for`, 'company_attachment'),
      language,
    ],
  },
  {
    title: msg`Messages`,
    path: paths.tellUs,
    enables: msg`To answer what you write to us.`,
    fields: [
      field(msg`What is it about?`, msg`To know what comes first`, 'reason'),
      optional(msg`The job`, msg`To know which job you write about`, 'job'),
      field(msg`Message`, msg`To know what you ask`, 'message'),
      field(msg`Name`, msg`To know whom we answer`, 'name'),
      { ...mobile, isOptional: true },
      { ...email, isOptional: true },
      language,
    ],
  },
]
