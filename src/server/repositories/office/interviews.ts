import { type ExpressionBuilder, sql } from 'kysely'
import { startInIndia } from '@/domain/site/calendar'
import { type InterviewCount, type InterviewRow, LISTED_MAX } from '@/domain/submissions/invitations'
import { cleanMobile } from '@/domain/text/mobile'
import type { Db, Schema } from '../../database/schema'
import type { Count } from '../queries'
import { listMobiles } from '../submissions'

/** The end of a day in India, as it follows the day in a stored time. */
const DAY_END = startInIndia('2026-01-02').slice('YYYY-MM-DD'.length)

const newerThan = (build: ExpressionBuilder<Schema, 'question'>) =>
  build
    .selectFrom('question as newer')
    .select('newer.id')
    .whereRef('newer.reference', '=', 'question.reference')
    .whereRef('newer.kind', '=', 'question.kind')
    .whereRef('newer.at', '>', 'question.at')

/** A newer invitation replaces this one, unless the applicant came, or its day was over by then. */
const isReplaced = (build: ExpressionBuilder<Schema, 'question'>) =>
  build.and([
    build('question.came', '=', ''),
    build.exists(newerThan(build).where('newer.at', '<', sql<string>`question.day || ${sql.lit(DAY_END)}`)),
  ])

const invited = (db: Db) =>
  db
    .selectFrom('question')
    .innerJoin('inbox_entry as entry', 'entry.reference', 'question.reference')
    .where('question.kind', '=', 'interview')

/** Valid invitations, and past ones. Applicants who withdrew or were declined are left out. */
const interviews = (db: Db, today: string) =>
  invited(db)
    .where((build) => build.not(isReplaced(build)))
    .where((build) =>
      build.or([
        build('question.day', '<', today),
        build('question.came', '<>', ''),
        build('entry.state', 'not in', ['withdrawn', 'declined']),
      ]),
    )

type Interviews = ReturnType<typeof invited>

const listed = async (db: Db, query: Interviews): Promise<InterviewRow[]> => {
  const rows = await query
    .select(['question.id', 'question.day', 'question.time', 'question.place', 'question.bring'])
    .select(['question.answer', 'question.reminded_at as remindedAt', 'question.came'])
    .select(['entry.reference', 'entry.kind', 'entry.name', 'entry.company', 'entry.about', 'entry.mobile'])
    .orderBy('question.day')
    .orderBy('question.time')
    .orderBy('entry.folded_name')
    .orderBy('question.id')
    .limit(LISTED_MAX)
    .execute()
  if (rows.length === 0) return []
  // Entries compare ten digits, but the staff call the number as it was sent.
  const mobiles = await listMobiles(db, rows)
  return rows.map((row) => ({
    ...row,
    mobile: cleanMobile(mobiles.get(row.reference) ?? '') || row.mobile,
  }))
}

export const listInterviews = (db: Db, day: string, today: string) =>
  listed(db, interviews(db, today).where('question.day', '=', day))

/** Those who asked for another day in an interview that is still to be held, and got no newer invitation. */
export const listAnotherDay = (db: Db) =>
  listed(
    db,
    invited(db)
      .where('question.answer', '=', 'another_day')
      .where('question.came', '=', '')
      .where('entry.state', '=', 'interview')
      .where((build) => build.not(build.exists(newerThan(build)))),
  )

/** The days with interviews from a day on. */
export const countInterviews = async (db: Db, from: string, today: string): Promise<InterviewCount[]> => {
  const days = await interviews(db, today)
    .select(({ fn }) => ['question.day', fn.countAll<Count>().as('total')])
    .select(({ fn }) =>
      fn
        .countAll<Count>()
        .filterWhere('question.answer', 'in', ['cannot_come', 'another_day'])
        .as('toArrange'),
    )
    .where('question.day', '>=', from)
    .groupBy('question.day')
    .orderBy('question.day')
    .execute()
  return days.map(({ day, total, toArrange }) => ({
    day,
    total: Number(total),
    // A past interview cannot be rearranged.
    toArrange: day < today ? 0 : Number(toArrange),
  }))
}
