import dayjs from 'dayjs'
import { paths } from '@/domain/paths'

const formPaths = new Set<string>([
  paths.applyJob,
  paths.internship,
  paths.manpowerEnquiry,
  paths.submitResume,
])

const nameOf = (path: string) => {
  if (path === paths.jobDetails) return 'This job'
  return path === paths.fullTimeJobs || path === paths.jobsByCategory ? 'This list' : 'This page'
}

/** What a visitor must know of a screen that is shown without a connection, or in spite of a slow one. */
export const offlineSentence = (isOffline: boolean, path: string, savedAt: number | undefined) => {
  const state = isOffline ? 'You are offline.' : 'The connection is slow.'
  if (isOffline && formPaths.has(path)) {
    return `${state} This form cannot be sent until you are back. What you type is kept on this device.`
  }
  if (savedAt === undefined) return `${state} What you read before can still be opened.`
  return `${state} ${nameOf(path)} was saved on ${dayjs(savedAt).format('DD-MM-YYYY [at] HH:mm')}.`
}
