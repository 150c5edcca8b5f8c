import { applyJobPath, jobDetailsPath, paths } from '@/domain/paths'
import { source, startServer } from './support/children'
import { median, tell, type Figure } from './support/figures'
import { lighthouseRun, type Report, type Throttling } from './support/lighthouse'
import { startPortal } from './support/portal'

type Screen = { name: string; path: string }
type Reports = { ours: Report[]; still: Report[] }

/** Alternates the two servers, so that other load on the machine affects both. */
const measureScreen = async (
  { path, name }: Screen,
  throttling: Throttling,
  origins: { ours: string; still: string },
  runs: number,
): Promise<Reports> => {
  const reports: Reports = { ours: [], still: [] }
  for (let run = 0; run < runs; run += 1) {
    const order: (keyof Reports)[] = run % 2 === 0 ? ['ours', 'still'] : ['still', 'ours']
    for (const whose of order) {
      const report = await lighthouseRun(origins[whose] + path, throttling)
      reports[whose].push(report)
      tell(`lighthouse, ${throttling}, ${name}, run ${run + 1}, ${whose}: ${JSON.stringify(report)}`)
    }
  }
  return reports
}

const writeFigure =
  (screen: string, { ours, still }: Reports) =>
  (key: keyof Report, name: string, unit: string, goal?: Figure['goal']): Figure => ({
    what: `${screen}: ${name}`,
    unit,
    ours: median(ours.map((report) => report[key])),
    yardstick: median(still.map((report) => report[key])),
    goal,
  })

const simulatedFigures = (screen: string, reports: Reports): Figure[] => {
  const figure = writeFigure(screen, reports)
  return [
    figure('performance', 'performance', '', { of: 'figure', atLeast: 97 }),
    figure('accessibility', 'accessibility', '', { of: 'figure', atLeast: 100 }),
    figure('bestPractices', 'best practices', '', { of: 'figure', atLeast: 100 }),
    figure('seo', 'SEO', '', { of: 'figure', atLeast: 100 }),
    figure('layoutShift', 'CLS', '', { of: 'figure', atMost: 0.01 }),
    figure('blockingTime', 'TBT', 'ms', { of: 'figure', atMost: 120 }),
    // Below 1000, the machine slowed 4 times is slower than the phone that Lighthouse simulates.
    figure('benchmarkIndex', 'speed of this machine, 1000 or more expected', ''),
    figure('firstPaint', 'FCP', 'ms'),
    figure('largestPaint', 'LCP', 'ms', { of: 'ratio', atMost: 2 }),
  ]
}

const appliedFigures = (screen: string, reports: Reports): Figure[] => {
  const figure = writeFigure(screen, reports)
  return [
    figure('firstPaint', 'FCP, applied throttling', 'ms'),
    figure('largestPaint', 'LCP, applied throttling', 'ms', { of: 'ratio', atMost: 1.3 }),
  ]
}

const newestJob = async (origin: string) => {
  const answer = await fetch(`${origin}/web/job/get`)
  const { data } = (await answer.json()) as { data: { job_id: string }[] }
  const [job] = data
  if (!job) throw new Error('The portal has no jobs.')
  return job.job_id
}

/** Lighthouse for a cheap phone, the portal beside static pages with the same content and no script. */
export const lighthouse = async ({ runs }: { runs: number }): Promise<Figure[]> => {
  const portal = await startPortal()
  try {
    const jobId = await newestJob(portal.origin)
    const screens: Screen[] = [
      { name: 'Home', path: paths.home },
      { name: 'list', path: paths.fullTimeJobs },
      { name: 'job', path: jobDetailsPath(jobId) },
      { name: 'apply', path: applyJobPath(jobId) },
    ]
    const yardstick = await startServer({
      command: source('support/staticPages.ts'),
      env: { PORTAL: portal.origin, PATHS: JSON.stringify(screens.map(({ path }) => path)) },
    })
    try {
      const origins = { ours: portal.origin, still: yardstick.origin }
      const figures: Figure[] = []
      for (const screen of screens) {
        const simulated = await measureScreen(screen, 'simulate', origins, runs)
        const applied = await measureScreen(screen, 'devtools', origins, runs)
        figures.push(...simulatedFigures(screen.name, simulated), ...appliedFigures(screen.name, applied))
      }
      return figures
    } finally {
      await yardstick.stop()
    }
  } finally {
    await portal.stop()
  }
}
