import type { Insertable } from 'kysely'
import type { JobDetails } from '@/domain/content/entities'
import type { ContentTables } from '../database/schema'
import agricultureFood from './jobs/agriculture-food.json'
import automobile from './jobs/automobile.json'
import banking from './jobs/banking.json'
import bpo from './jobs/bpo.json'
import construction from './jobs/construction.json'
import eCommerceLogistics from './jobs/e-commerce-logistics.json'
import education from './jobs/education.json'
import healthcare from './jobs/healthcare.json'
import hospitality from './jobs/hospitality.json'
import informationTechnology from './jobs/information-technology.json'
import manufacturing from './jobs/manufacturing.json'
import media from './jobs/media.json'
import pharmaceuticals from './jobs/pharmaceuticals.json'
import retail from './jobs/retail.json'
import steelPowerMining from './jobs/steel-power-mining.json'
import telecom from './jobs/telecom.json'

type Derived = 'job_id' | 'company_name' | 'about_company' | 'state' | 'date_posted' | 'company_hidden'

type SampleJob = Omit<Insertable<ContentTables['job']>, Derived | keyof JobDetails> & {
  company: string
  posted_days_ago: number | null
  /** Days from now, as those of the walk-in. */
  closes_in_days?: number
  confirmed_days_ago?: number
  walk_in?: { from: number; to: number; time: string; address: string; bring: string }
  company_hidden?: string
}

const byIndustry: SampleJob[][] = [
  informationTechnology,
  banking,
  healthcare,
  pharmaceuticals,
  manufacturing,
  automobile,
  construction,
  retail,
  eCommerceLogistics,
  hospitality,
  education,
  bpo,
  steelPowerMining,
  agricultureFood,
  telecom,
  media,
]

const FIRST_JOB_ID = 1001

/** Interleaves the industries, so that the jobs of one day are mixed. */
export const sampleJobs = byIndustry.flatMap((jobs, industry) =>
  jobs.map((job, index) => ({ ...job, job_id: `${FIRST_JOB_ID + index * byIndustry.length + industry}` })),
)
