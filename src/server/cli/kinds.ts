import type { SubmissionTable } from '../database/schema'

/** What visitors send, under the names that staff read. */
export const kinds = {
  applications: 'application',
  resumes: 'resume',
  internships: 'internship',
  enquiries: 'enquiry',
  messages: 'contact_message',
} as const satisfies Record<string, SubmissionTable>

export type Kind = keyof typeof kinds

export const kindNames = Object.keys(kinds) as Kind[]

/** '1 file', '2 files'. */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
