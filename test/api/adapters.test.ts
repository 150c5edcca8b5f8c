import * as fc from 'fast-check'
import * as adapters from '@/api/adapters'
import { makeJob } from '@test/support/jobs'

const fieldNames = [
  ...Object.keys(makeJob()),
  ...'industry_id label count logo_file_name image_url id image description service_id title'.split(' '),
  ...'office_type address contact_no whatsapp_no email working_hours holidays state_id city_id'.split(' '),
]

const anyJson = fc.jsonValue({ maxDepth: 3 })
const row = fc.dictionary(fc.constantFrom(...fieldNames), anyJson, { maxKeys: 12 })
const data = fc.oneof(anyJson, fc.array(row, { maxLength: 6 }), fc.array(anyJson, { maxLength: 4 }))

const listMakers = {
  toJobs: adapters.toJobs,
  toCategories: adapters.toCategories,
  toCompanies: adapters.toCompanies,
  toSlider: adapters.toSlider,
  toCsrItems: adapters.toCsrItems,
  toServices: adapters.toServices,
  toOffices: adapters.toOffices,
  toEmails: adapters.toEmails,
  toStates: adapters.toStates,
  toCities: adapters.toCities,
}

describe.each(Object.entries(listMakers))(
  '%s',
  (_name, toList: (envelope: { status: '1'; data: unknown }) => object) => {
    it('makes a list of whatever comes, each row under its own id', () => {
      fc.assert(
        fc.property(data, (sent) => {
          const { ids, entities } = toList({ status: '1', data: sent }) as { ids: string[]; entities: object }
          expect(new Set(ids).size).toBe(ids.length)
          expect(Object.keys(entities).toSorted()).toEqual(ids.toSorted())
          expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true)
        }),
        { numRuns: 200 },
      )
    })
  },
)

describe('the entities', () => {
  it('of a job have the right kinds, whatever comes', () => {
    fc.assert(
      fc.property(fc.record({ job_id: fc.integer() }), row, (id, rest) => {
        const { ids, entities } = adapters.toJobs({ status: '1', data: [{ ...rest, ...id }] })
        const job = entities[ids[0] ?? ''] ?? {}
        const kinds = Object.fromEntries(
          Object.entries(job).map(([name, value]) => [name, value === null ? 'number' : typeof value]),
        )
        const right = Object.entries(makeJob()).map(([name, value]) => [name, typeof value])
        expect(kinds).toEqual(Object.fromEntries(right))
      }),
      { numRuns: 500 },
    )
  })
})
