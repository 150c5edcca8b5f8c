import { variedJobs } from '@test/bench/support/jobs'
import { sampleContent } from '@/server/content/sample'
import { writeCsv } from '@/server/spreadsheet/writeCsv'
import { openDataDir } from '@/server/database/file'
import { insertContent, markFilled } from '@/server/repositories/fill'
import { contentKinds } from '@/server/import/contentKinds'
const now = new Date()
const n = Number(process.argv[2]), dir = process.argv[3]!
await writeCsv(dir + '/jobs.csv', contentKinds.jobs!.columns.map((c) => c.name), variedJobs(n, now) as any)
const db = await openDataDir(dir)
await db.write(async (trx) => { await insertContent(trx, sampleContent(now)); await markFilled(trx, now.toISOString()) })
await db.close()
