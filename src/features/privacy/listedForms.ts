import { msg } from '@lingui/core/macro'
import { paths } from '@/domain/paths'
import type { ListedField, ListedForm } from './privacyText'

const mobile: ListedField = {
  names: ['mobile'],
  label: msg`Mobile`,
  use: msg`To call you or write to you on WhatsApp about it; its last four digits open Track`,
}
const email: ListedField = {
  names: ['email'],
  label: msg`Email`,
  use: msg`To confirm that it came, and to write to you about it`,
}
const photo: ListedField = {
  names: ['photo'],
  label: msg`Photo`,
  use: msg`To know you at an interview`,
  isOptional: true,
}
const isMinor: ListedField = {
  names: ['is_minor'],
  label: msg`I am under 18`,
  use: msg`To know whether a guardian must agree`,
  isOptional: true,
}
const guardian: ListedField = {
  names: ['guardian_name', 'guardian_mobile'],
  label: msg`Guardian’s name and mobile`,
  use: msg`To ask your parent or guardian if you are under 18`,
  isOptional: true,
}
const language: ListedField = {
  names: ['language'],
  label: msg`Language of the page`,
  use: msg`To answer you in it`,
  isOptional: true,
}
const name: ListedField = { names: ['name'], label: msg`Name`, use: msg`To know whom we speak to` }

/** Every form, with each field and what it is for. */
export const listedForms: readonly ListedForm[] = [
  {
    title: msg`Apply For Job`,
    path: paths.applyJob,
    enables: msg`To put you forward for the job that you chose.`,
    fields: [
      { names: ['job_id'], label: msg`The job`, use: msg`To know which job you apply for` },
      { names: ['full_name'], label: msg`Full Name`, use: msg`To know whom we speak to` },
      mobile,
      email,
      {
        names: ['current_ctc_from', 'current_ctc_to'],
        label: msg`Current CTC`,
        use: msg`To see whether the pay of the job suits you`,
      },
      {
        names: ['experience_from', 'experience_to'],
        label: msg`Experience`,
        use: msg`To see whether the job suits you`,
      },
      {
        names: ['current_location'],
        label: msg`Current Location`,
        use: msg`To see how far the place of work is`,
      },
      photo,
      {
        names: ['resume'],
        label: msg`Resume`,
        use: msg`For the recruiter and the employer to read what you have done`,
      },
      {
        names: ['keep_for_other_jobs'],
        label: msg`Keep my details for other jobs`,
        use: msg`To suggest you for other jobs, too`,
        isOptional: true,
      },
      isMinor,
      guardian,
      language,
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
      {
        names: ['current_ctc_from', 'current_ctc_to'],
        label: msg`Current CTC`,
        use: msg`To look for jobs with pay that suits you`,
      },
      { names: ['qualification'], label: msg`Qualification`, use: msg`To look for jobs that ask for it` },
      {
        names: ['experience_from', 'experience_to'],
        label: msg`Experience`,
        use: msg`To look for jobs that suit it`,
      },
      {
        names: ['industry_id', 'department_id', 'role_id'],
        label: msg`Industry, Department, Role`,
        use: msg`To know what work you want`,
      },
      { names: ['location_id'], label: msg`Location`, use: msg`To look for jobs near it` },
      photo,
      {
        names: ['resume'],
        label: msg`Resume`,
        use: msg`For recruiters and employers to read what you have done`,
      },
      {
        names: ['keep_for_other_jobs'],
        label: msg`Keep my details for other jobs`,
        use: msg`To suggest you for jobs that come later, too`,
        isOptional: true,
      },
      isMinor,
      guardian,
      language,
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
      { names: ['internship_for'], label: msg`Internship For`, use: msg`To know what you want to learn` },
      { names: ['current_location'], label: msg`Current Location`, use: msg`To see how far the place is` },
      photo,
      { names: ['resume'], label: msg`Resume`, use: msg`To read what you have learnt and done` },
      {
        names: ['keep_for_other_jobs'],
        label: msg`Keep my details for other jobs`,
        use: msg`To suggest you for jobs, too`,
        isOptional: true,
      },
      isMinor,
      guardian,
      language,
    ],
  },
  {
    title: msg`Manpower Enquiry`,
    path: paths.manpowerEnquiry,
    enables: msg`To offer your company the people or services that it needs.`,
    fields: [
      name,
      { names: ['designation'], label: msg`Designation`, use: msg`To know what you decide` },
      { names: ['company_name'], label: msg`Company Name`, use: msg`To know for whom we look` },
      {
        names: ['company_website'],
        label: msg`Company Website`,
        use: msg`To prepare our offer`,
        isOptional: true,
      },
      mobile,
      email,
      {
        names: ['service_required'],
        label: msg`Services Required`,
        use: msg`To know what you need`,
        isOptional: true,
      },
      {
        names: ['company_attachment'],
        label: msg`Attachment`,
        use: msg`To read what the work asks for`,
        isOptional: true,
      },
      language,
    ],
  },
  {
    title: msg`Messages`,
    enables: msg`To answer what you write to us.`,
    fields: [
      { names: ['name'], label: msg`Name`, use: msg`To know whom we answer` },
      email,
      { ...mobile, isOptional: true },
      { names: ['message'], label: msg`Message`, use: msg`To know what you ask` },
      language,
    ],
  },
]
