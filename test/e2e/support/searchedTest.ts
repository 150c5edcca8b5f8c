import { importJobs } from './portal'
import { testWithOwnPortal } from './test'

const JOBS = 1000
const BEEKEEPERS = 30

/** Beside the sample jobs 'Beekeeper 1' to 'Beekeeper 30' in Raipur, and clerks in Kochi. */
const lines = [
  'job_id,position,company_name,location,date_posted,department_id,industry_id,role_id',
  ...Array.from({ length: JOBS }, (_nothing, index) =>
    index < BEEKEEPERS
      ? `${9001 + index},Beekeeper ${index + 1},Madhu Farms,Raipur,2026-01-02,1,1,1`
      : `${9001 + index},Clerk ${index + 1},Kagaz Offices,Kochi,2026-01-01,1,1,1`,
  ),
]

/** The site with so many jobs that its server searches them. */
export const test = testWithOwnPortal((portal) => importJobs(portal, lines))

export { expect } from '@playwright/test'
