import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { todayInIndia } from '@/domain/calendar'
import { exportContent } from '@/server/cli/exportContent'
import { get } from '@test/support/server'
import { closeJobs, config, findJob, folder, importFile, reasonOf, server, staff } from './importing'

const HEAD = 'job_id,position,department,industry,role'

const openIds = async () => {
  const { data } = await get(server, '/web/job/get')
  return (data as { job_id: string }[]).map(({ job_id }) => job_id)
}

test('a job that was closed is opened by its row, also where nothing else changes', async () => {
  const file = [HEAD, '7001,Cook,3,3,1', '7002,Guard,3,3,1'].join('\n')
  await importFile('jobs', file)
  await closeJobs('7001')
  expect(await openIds()).not.toContain('7001')
  expect(await importFile('jobs', file, { dryRun: true })).toMatchObject({ changed: 1, same: 1 })
  expect(await openIds()).not.toContain('7001')
  expect(await importFile('jobs', file)).toMatchObject({ added: 0, changed: 1, same: 1 })
  expect(await openIds()).toContain('7001')
})

test('a closed job is not exported, so that an import does not open it', async () => {
  await importFile('jobs', [HEAD, '7003,Cook,3,3,1', '7004,Guard,3,3,1'].join('\n'))
  await closeJobs('7003')
  await exportContent(staff, config, folder)
  const jobs = readFileSync(join(folder, 'jobs.csv'), 'utf8')
  expect(jobs).toContain('"7004"')
  expect(jobs).not.toContain('"7003"')
  expect(jobs).not.toContain('closed_on')
})

test('a job that is not in the file is closed where that is asked for, and holds no other content', async () => {
  await importFile('departments', 'department_id,name\n901,Kitchens\n')
  await importFile('jobs', [HEAD, '7005,Cook,901,3,1', '7006,Guard,3,3,1'].join('\n'))
  const departments = await staff.db.selectFrom('department').selectAll().execute()
  const withoutKitchens = [
    'department_id,name',
    ...departments
      .filter(({ department_id }) => department_id !== '901')
      .map(({ department_id, d_name }) => `${department_id},"${d_name}"`),
  ].join('\n')
  expect(await reasonOf(importFile('departments', withoutKitchens, { replace: true }))).toContain(
    "department_id '901' is not in the file, but other content refers to it",
  )

  await importFile('jobs', [HEAD, '7006,Guard,3,3,1'].join('\n'), { replace: true })
  expect(await openIds()).toEqual(['7006'])
  expect(await findJob('7005')).toMatchObject({ position: 'Cook', closed_on: todayInIndia(Date.now()) })
  // Those that were closed before stay as they are, and are no change.
  const again = await importFile('jobs', [HEAD, '7006,Guard,3,3,1'].join('\n'), { replace: true })
  expect(again).toMatchObject({ same: 1, removed: 0 })

  expect(await importFile('departments', withoutKitchens, { replace: true })).toMatchObject({ removed: 1 })
  expect(await findJob('7005')).toBeUndefined()
})

test('drafts and paused jobs are exported with their state, and an import of the export changes nothing', async () => {
  const head = `${HEAD},state`
  const rows = ['7101,Cook,3,3,1,draft', '7102,Guard,3,3,1,paused', '7103,Clerk,3,3,1,open']
  await importFile('jobs', [head, ...rows].join('\n'))
  expect(await openIds()).toEqual(expect.arrayContaining(['7103']))
  expect(await openIds()).not.toEqual(expect.arrayContaining(['7101']))
  expect(await openIds()).not.toEqual(expect.arrayContaining(['7102']))
  await exportContent(staff, config, folder)
  const exported = readFileSync(join(folder, 'jobs.csv'), 'utf8')
  expect(exported).toMatch(/"7101".*"draft"/)
  expect(exported).toMatch(/"7102".*"paused"/)
  expect(await importFile('jobs', exported)).toMatchObject({ added: 0, changed: 0, removed: 0 })
  const withoutState = [HEAD, '7101,Cook,3,3,1', '7102,Guard,3,3,1'].join('\n')
  expect(await importFile('jobs', withoutState)).toMatchObject({ changed: 0, same: 2 })
  expect(await findJob('7101')).toMatchObject({ state: 'draft', closed_on: null })
})
