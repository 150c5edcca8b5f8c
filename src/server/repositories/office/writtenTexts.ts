import type { Db } from '../../database/schema'

/** Rows in memory at once. */
const BATCH = 200

/** A text that stands beside a submission and not in it. */
type WrittenText = { reference: string; field: 'resume' | 'notes' | 'tags'; text: string }

async function* resumes(db: Db): AsyncGenerator<WrittenText> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('resume_text')
      .select(['reference', 'text'])
      .where('state', '=', 'read')
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(BATCH)
      .execute()
    for (const row of rows) yield { ...row, field: 'resume' }
    const last = rows.at(-1)
    if (!last || last.reference === after) return
    after = last.reference
  }
}

async function* notes(db: Db): AsyncGenerator<WrittenText> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('inbox_note')
      .select(['id', 'reference', 'text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { reference, text } of rows) yield { reference, text, field: 'notes' }
    const last = rows.at(-1)
    if (!last || last.id === after) return
    after = last.id
  }
}

async function* tags(db: Db): AsyncGenerator<WrittenText> {
  let after: { reference: string; tag: string } | undefined
  for (;;) {
    const place = after
    const rows = await db
      .selectFrom('inbox_tag')
      .select(['reference', 'tag'])
      .$if(place !== undefined, (query) =>
        query.where((build) =>
          build(
            build.refTuple('reference', 'tag'),
            '>',
            build.tuple(place?.reference ?? '', place?.tag ?? ''),
          ),
        ),
      )
      .orderBy('reference')
      .orderBy('tag')
      .limit(BATCH)
      .execute()
    for (const { reference, tag } of rows) yield { reference, text: tag, field: 'tags' }
    const last = rows.at(-1)
    if (!last || (last.reference === after?.reference && last.tag === after.tag)) return
    after = last
  }
}

/** The words of resumes, and what the staff wrote of submissions. */
export async function* writtenTexts(db: Db) {
  yield* resumes(db)
  yield* notes(db)
  yield* tags(db)
}
