import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { HindiColumn } from '@/domain/content/entities'
import type { Language } from '@/domain/languages'
import type { Role } from '@/domain/office/account'
import type { Publication } from '@/domain/office/jobs'
import type { LogRow } from '@/domain/office/log'
import type { AnswerWay, ToldState } from '@/domain/submissions/answers'
import type { InboxChangeKind, DisclosureWay, ToSend, YesOrNo } from '@/domain/submissions/inbox'
import type { QuestionAnswer, QuestionKind } from '@/domain/submissions/questions'
import type { SubmissionState } from '@/domain/submissions/states'
import { officeContent, visitedTables, type forms, type otherTables, type RowOf } from './tables'

/** A row whose columns of these names hold less than any text. */
type Narrow<Row, Columns> = Omit<Row, keyof Columns> & Columns

const contentDefinitions = { ...visitedTables, ...officeContent }

type ContentDefinitions = typeof contentDefinitions

export type ContentTable = keyof ContentDefinitions

/** A text in Hindi is '' where there is none. */
type WithHindi<Table extends ContentTable> = RowOf<ContentDefinitions[Table]> &
  Record<HindiColumn<Table>, Generated<string>>

export type ContentTables = { [Table in Exclude<ContentTable, 'job'>]: WithHindi<Table> } & {
  job: Narrow<WithHindi<'job'>, { state: Publication }>
}

/** Referenced ones first. */
export const contentTables = Object.keys(contentDefinitions) as ContentTable[]

/** Content that each new database has. */
export const seededTables: readonly ContentTable[] = ['answer_text']

/** Whether a table, or one that a database adds to it, is filled from others by itself. */
export const isDerived = (table: string) => table.startsWith('inbox_search_')

export type SubmissionTable = keyof typeof forms

/** The text fields of a form, under the names of the API; an application also has `position`. The id is the reference. */
export type SubmissionRow = { id: string; submitted_at: string; [field: string]: string }

/** To whom the mail of a submission goes. */
export type MailRecipient = 'staff' | 'applicant'

type Rows = { [Table in keyof typeof otherTables]: RowOf<(typeof otherTables)[Table]> }

type OfForm = { submission_table: SubmissionTable }

export type UploadedFileTable = Narrow<Rows['uploaded_file'], OfForm>
export type SubmissionKeyTable = Narrow<Rows['submission_key'], OfForm>
export type RequestCountTable = Rows['request_count']
type Accounts = Narrow<Rows['account'], { role: Role }>
export type AccountTable = Selectable<Accounts>
export type AccountSessionTable = Rows['account_session']

type InboxEntries = Narrow<
  Rows['inbox_entry'],
  {
    kind: SubmissionTable
    /** '' where it was not asked. */
    keep_for_other_jobs: Generated<YesOrNo | ''>
    state: Generated<SubmissionState>
    language: Generated<Language | ''>
  }
>
export type InboxEntryTable = Selectable<InboxEntries>
export type NewInboxEntry = Insertable<InboxEntries>

type Answers = Narrow<Rows['answer'], { way: AnswerWay; state: SubmissionState }>
export type NewAnswer = Insertable<Answers>
export type AnswerTable = Selectable<Answers>
export type ToSendTable = Narrow<Rows['to_send'], { state: ToldState; why: ToSend['why'] }>

type Disclosures = Narrow<Rows['disclosure'], { way: DisclosureWay }>
export type NewDisclosure = Insertable<Disclosures>

type Questions = Narrow<
  Rows['question'],
  { kind: QuestionKind; answer: Generated<QuestionAnswer | ''>; came: Generated<YesOrNo | ''> }
>
export type NewQuestion = Insertable<Questions>

type NarrowRows = {
  meta: { id: Generated<number> } & Omit<Rows['meta'], 'id'>
  uploaded_file: UploadedFileTable
  submission_key: SubmissionKeyTable
  mail_outbox: Narrow<Rows['mail_outbox'], OfForm & { recipient: Generated<MailRecipient> }>
  account: Accounts
  /** Rows are never changed: the database refuses it. */
  office_log: LogRow
  inbox_entry: InboxEntries
  inbox_change: Narrow<Rows['inbox_change'], { what: InboxChangeKind }>
  resume_text: Narrow<Rows['resume_text'], { state: 'waiting' | 'read' | 'unreadable' }>
  disclosure: Disclosures
  answer: Answers
  to_send: ToSendTable
  question: Questions
}

export type Schema = ContentTables &
  Narrow<Rows, NarrowRows> &
  Record<SubmissionTable, SubmissionRow> & {
    /** Derived from the submissions: the searched texts, by the rows of `inbox_entry`. */
    inbox_search: { row: number; texts: string }
  }

export type Db = Kysely<Schema> | Transaction<Schema>
