import type { JobChoice } from '@/domain/office/jobs'
import { get } from '@test/support/server'
import type { OfficeServer } from '../officeServer'
import { startJobs, type Recruiter } from './officeJobs'

let office: OfficeServer
let recruiter: Recruiter
beforeAll(async () => {
  ;({ office, recruiter } = await startJobs())
})
afterAll(() => office.close())

const rolesOfVisitors = async () => {
  const { data } = await get(office, '/web/job/get_all_select_list')
  return (data as { role: { role_id: string; role_name: string }[] }).role
}

test('the form of a job offers what there is', async () => {
  const choices = await recruiter.choices()
  const roles = await rolesOfVisitors()
  expect(choices.roles).toEqual(roles.map(({ role_id: id, role_name: label }) => ({ id, label })))
  expect(choices.departments).toContainEqual({ id: '3', label: 'Human Resources' })
  expect(choices.employmentTypes[0]).toEqual({ id: 'Full time', label: 'Full time' })
  expect(choices.salaryBands[1]).toEqual({ id: '3-6', label: '₹ 3-6 Lakhs' })
  expect(choices.companies.length).toBeGreaterThan(0)
  expect(choices.industries.length * choices.locations.length).toBeGreaterThan(0)
})

test('a choice is added once', async () => {
  const added = await recruiter.post<JobChoice>('/job-choices/roles', { label: ' Tandoor Chef ' })
  expect(added).toMatchObject({ code: 200, body: { label: 'Tandoor Chef' } })
  const { id } = added.body
  expect((await recruiter.post('/job-choices/roles', { label: 'tandoor chef' })).body).toEqual(added.body)
  expect(await rolesOfVisitors()).toContainEqual({ role_id: id, role_name: 'Tandoor Chef' })
  const lines = (await office.logLines()).filter(({ action }) => action === 'content_changed')
  expect(lines.map(({ subject, details }) => [subject, details])).toEqual([
    [`roles ${id}`, 'Added Tandoor Chef'],
  ])
})

test('what makes no sense is refused', async () => {
  expect(await recruiter.post('/job-choices/companies', { label: 'X' })).toMatchObject({ code: 404 })
  expect(await recruiter.post('/job-choices/__proto__', { label: 'X' })).toMatchObject({ code: 404 })
  for (const body of [{}, { label: '' }, { label: 7 }, { label: '  ' }])
    expect(await recruiter.post('/job-choices/roles', body)).toMatchObject({
      code: 422,
      body: { message: 'Name is missing.' },
    })
  expect(await recruiter.post('/job-choices/roles', { label: 'x'.repeat(1001) })).toMatchObject({
    code: 422,
    body: { message: 'Name has over 1000 characters.' },
  })
})
