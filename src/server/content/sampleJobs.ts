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

export type SampleJob = {
  position: string
  company: string
  department_id: string
  role_id: string
  industry_id: string
  location: string
  employment_type: string
  experience_from: number
  experience_to: number
  ctc: string
  ctc_from: number | null
  ctc_to: number | null
  no_of_posts: number
  qualification: string
  posted_days_ago: number | null
  /** Days from now, as those of the walk-in. */
  closes_in_days?: number
  confirmed_days_ago?: number
  walk_in?: { from: number; to: number; time: string; address: string; bring: string }
  company_hidden?: string
  short_job_description: string
  job_description: string
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
