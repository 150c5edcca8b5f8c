import { EXPERIENCE_SLIDER_MAX, SALARY_BANDS } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { sampleContent } from '@/server/content/sample'

/** Numbers that look random and are the same each time. */
const randomFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Addresses of the list with filters such as visitors choose, and with texts that nobody thought of. */
export const addresses = () => {
  const { job, department } = sampleContent(new Date())
  const words = [
    ...new Set(job.flatMap(({ position, location }) => `${position} ${location}`.match(/\p{L}+/gu) ?? [])),
  ]
  return (index: number) => {
    const random = randomFrom(index * 2654435761)
    const query = new URLSearchParams()
    const word = words[random(words.length)] ?? ''
    // Half of a word finds more than all of it; the number makes addresses that were never asked for before.
    const text = random(4) === 0 ? `${word} ${index}` : word.slice(0, 2 + random(6))
    query.set('q', text)
    if (random(3) === 0) query.set('experience', `${1 + random(EXPERIENCE_SLIDER_MAX)}`)
    if (random(3) === 0)
      query.append('department', department[random(department.length)]?.department_id ?? '')
    if (random(4) === 0) query.append('salary', SALARY_BANDS[random(SALARY_BANDS.length)] ?? '')
    if (random(4) === 0) query.set('page', `${2 + random(3)}`)
    // What means nothing is ignored by the screen, and must not be kept by the server either.
    query.set('visit', `${index}`)
    return `${paths.fullTimeJobs}?${query}`
  }
}
