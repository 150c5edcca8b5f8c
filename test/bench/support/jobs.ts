import { sampleContent } from '@/server/content/sample'

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There are no sample jobs.')
  return item
}

const only = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>

const GRADES = ['Senior', 'Junior', 'Night Shift', 'Trainee', 'Lead', 'Contract', 'Relief', 'Weekend']

/** The first half of one text and the second half of another. */
const blend = (one: string, other: string) => {
  const parts = (html: string) => html.split(/(?=<h3>)/)
  const first = parts(one)
  const second = parts(other)
  return [...first.slice(0, Math.ceil(first.length / 2)), ...second.slice(Math.ceil(second.length / 2))].join(
    '',
  )
}

/**
 * So many jobs: the sample jobs, and after them jobs that are put together from several of these, so that
 * texts are as long and as various as those that people write. The same each time.
 */
export const variedJobs = (count: number, now: Date) => {
  const { job: samples } = sampleContent(now)
  return Array.from({ length: count }, (_nothing, index) => {
    const round = Math.floor(index / samples.length)
    const sample = at(samples, index)
    if (round === 0) return sample
    const employer = at(samples, index * 7 + round * 31)
    const terms = at(samples, index * 13 + round * 17)
    return {
      ...sample,
      ...only(employer, ['company_name', 'about_company', 'location']),
      ...only(terms, ['experience_from', 'experience_to', 'ctc', 'ctc_from', 'ctc_to']),
      job_id: `${100_000 + index}`,
      position: `${at(GRADES, round)} ${sample.position}`,
      job_description: blend(sample.job_description ?? '', terms.job_description ?? ''),
    }
  })
}
