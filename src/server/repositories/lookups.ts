import type { Db } from '../database/schema'

const lookups = {
  job: (db: Db, id: string) => db.selectFrom('job').select('job_id').where('job_id', '=', id),
  industry: (db: Db, id: string) =>
    db.selectFrom('industry').select('industry_id').where('industry_id', '=', id),
  department: (db: Db, id: string) =>
    db.selectFrom('department').select('department_id').where('department_id', '=', id),
  role: (db: Db, id: string) => db.selectFrom('role').select('role_id').where('role_id', '=', id),
  location: (db: Db, id: string) =>
    db.selectFrom('location').select('location_id').where('location_id', '=', id),
}

/** The kinds of rows that fields of a form refer to. */
export type Referred = keyof typeof lookups

export const exists = async (db: Db, kind: Referred, id: string) =>
  (await lookups[kind](db, id).execute()).length > 0

const named = {
  job: (db: Db, id: string) => db.selectFrom('job').select('position as name').where('job_id', '=', id),
  industry: (db: Db, id: string) =>
    db.selectFrom('industry').select('industry_name as name').where('industry_id', '=', id),
  department: (db: Db, id: string) =>
    db.selectFrom('department').select('d_name as name').where('department_id', '=', id),
  role: (db: Db, id: string) => db.selectFrom('role').select('role_name as name').where('role_id', '=', id),
  location: (db: Db, id: string) =>
    db.selectFrom('location').select('location_name as name').where('location_id', '=', id),
}

/** The name of a row, or undefined if it is gone. */
export const nameOf = async (db: Db, kind: Referred, id: string) =>
  (await named[kind](db, id).executeTakeFirst())?.name
