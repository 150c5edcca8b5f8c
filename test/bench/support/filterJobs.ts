/**
 * Measures the filter of the domain and every plain method on the same jobs, in a process of its own, and prints the
 * milliseconds of each run as JSON. JOBS and RUNS say how many of each.
 */
import type { Job } from '@/domain/entities'
import { filterJobs, noFilters, toSearchable } from '@/domain/jobFilter'
import { wantedText } from '@/domain/textSearch'
import { sampleContent } from '@/server/content/sample'
import { variedJobs } from './jobs'
import { methods } from './methods'

export type FilterTimes = { name: string; isScan: boolean; prepareMs: number; runsMs: number[] }

const COUNT = Number(process.env.JOBS)
const RUNS = Number(process.env.RUNS)

/** Typed letter by letter; what is rare, what is frequent, what is nowhere, two words, Hindi. */
const TYPED = ['nurse', 'raipur', 'manager', 'java dev', 'zzzz', 'electrical engineer', 'ऋण']
const texts = TYPED.flatMap((word) => Array.from(word, (_letter, index) => word.slice(0, index + 1)))

const makeJobs = (): Job[] => {
  const now = new Date()
  const content = sampleContent(now)
  const departments = new Map(content.department.map((row) => [row.department_id, row.d_name]))
  const industries = new Map(content.industry.map((row) => [row.industry_id, row.industry_name]))
  const roles = new Map(content.role.map((row) => [row.role_id, row.role_name]))
  return variedJobs(COUNT, now).map((row) => ({
    ...row,
    d_name: departments.get(row.department_id) ?? '',
    industry_name: industries.get(row.industry_id) ?? '',
    role_name: roles.get(row.role_id) ?? '',
    date_posted: row.date_posted ?? '',
  }))
}

const timed = <Result>(work: () => Result) => {
  const start = performance.now()
  const result = work()
  return { result, milliseconds: performance.now() - start }
}

const fingerprint = (found: readonly number[]) =>
  found.reduce((sum, index) => (Math.imul(sum, 31) + index) >>> 0, found.length)

const prepared = timed(() => makeJobs().map(toSearchable))
const jobs = prepared.result
const indexes = new Map(jobs.map((job, index) => [job.job_id, index]))
const searchOurs = (text: string) => filterJobs(jobs, { ...noFilters, text })
const wantedResults = texts.map((text) =>
  fingerprint(searchOurs(text).map(({ job_id }) => indexes.get(job_id) ?? -1)),
)

type Candidate = Omit<FilterTimes, 'runsMs'> & { search: (text: string) => unknown }

const candidates: Candidate[] = [
  { name: 'ours', isScan: true, prepareMs: prepared.milliseconds, search: searchOurs },
  ...methods.map(({ name, isScan, prepare }) => {
    const { result: search, milliseconds } = timed(() => prepare(jobs))
    texts.forEach((text, index) => {
      if (fingerprint(search(wantedText(text))) !== wantedResults[index]) {
        throw new Error(`'${name}' finds other jobs for '${text}' than the filter of the domain`)
      }
    })
    return { name, isScan, prepareMs: milliseconds, search: (text: string) => search(wantedText(text)) }
  }),
]

/** All the texts, one after the other: the mean of a key. */
const meanOf = ({ search }: Candidate) => timed(() => texts.forEach(search)).milliseconds / texts.length

// They take turns: what else the machine does meets all of them. The first round warms up.
const rounds = Array.from({ length: RUNS + 1 }, () => candidates.map(meanOf)).slice(1)

const times: FilterTimes[] = candidates.map(({ name, isScan, prepareMs }, index) => ({
  name,
  isScan,
  prepareMs,
  runsMs: rounds.map((round) => round[index] ?? Number.NaN),
}))
process.stdout.write(JSON.stringify(times))
