import { nearOffices } from '@/domain/jobs/nearOffices'
import type { OfficeJobFields } from '@/domain/office/jobs'

type PlacesOfJob = Pick<OfficeJobFields, 'location' | 'walk_in_address'>

const textOf = (value: string | number | null | undefined) => `${value ?? ''}`.trim()

/**
 * Where an interview may be: the walk-in of the job, the offices near it, then the others. `first` is where it most
 * likely is; '' where the job has no walk-in and no office is near.
 */
export const interviewPlaces = (
  job: PlacesOfJob | undefined,
  offices: readonly { values: Readonly<Record<string, string>> }[],
) => {
  const all = offices.map(({ values }) => ({ address: textOf(values.address) }))
  const near = nearOffices(textOf(job?.location), all)
  const likely = [textOf(job?.walk_in_address), ...near.map(({ address }) => address)].filter(Boolean)
  const places = [...new Set([...likely, ...all.map(({ address }) => address)])].filter(Boolean)
  return { places, first: likely[0] ?? '' }
}
