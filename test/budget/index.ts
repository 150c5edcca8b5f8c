import { chromium, type Browser } from '@playwright/test'
import { paths } from '../../src/domain/paths.ts'
import { browserToLaunch } from '../e2e/support/browser.ts'
import { startPortal } from '../e2e/support/portal.ts'
import { addressesOf } from './addresses.ts'
import { faultsOfFirstParts } from './firstParts.ts'
import { asKb, limits } from './limits.ts'
import { measure, type Measured } from './measure.ts'

/** Pages that are open side by side; sizes do not depend on it. */
const AT_ONCE = 4

const print = (text: string) => process.stdout.write(`${text}\n`)

const measureAll = async (browser: Browser, origin: string) => {
  const addresses = await addressesOf(origin)
  const measured: Measured[] = []
  for (let first = 0; first < addresses.length; first += AT_ONCE) {
    const some = addresses.slice(first, first + AT_ONCE)
    measured.push(...(await Promise.all(some.map((address) => measure(browser, origin, address)))))
  }
  return measured
}

const COLUMNS = ['route', 'scripts KB', 'requests', 'later KB', 'HTML KB', 'fonts KB'] as const

const rowOf = ({ address, scripts, requests, laterScripts, html, fonts }: Measured) => [
  address,
  asKb(scripts),
  `${requests}`,
  asKb(laterScripts),
  asKb(html),
  asKb(fonts),
]

const printTable = (measured: readonly Measured[]) => {
  const rows = [[...COLUMNS], ...measured.map(rowOf)]
  const widths = COLUMNS.map((_column, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  for (const [name = '', ...figures] of rows)
    print(
      [
        name.padEnd(widths[0] ?? 0),
        ...figures.map((figure, index) => figure.padStart(widths[index + 1] ?? 0)),
      ].join('  '),
    )
}

const isOver = (bytes: number, limit: number) => bytes > limit

const faultsOf = ({ address, status, stands, scripts, html, fonts, blocking }: Measured) => [
  ...(status === 200 ? [] : [`${address} was answered with code ${status}.`]),
  ...(stands ? [] : [`${address} shows no heading: its figures are not those of the screen.`]),
  ...(isOver(scripts, limits.scripts)
    ? [
        `${address} needs ${asKb(scripts)} KB of script before it is usable; ${asKb(limits.scripts)} are allowed.`,
      ]
    : []),
  ...(isOver(fonts, limits.fonts)
    ? [`${address} loads ${asKb(fonts)} KB of fonts; ${asKb(limits.fonts)} are allowed.`]
    : []),
  ...(address === paths.fullTimeJobs && isOver(html, limits.listHtml)
    ? [`The HTML of ${address} has ${asKb(html)} KB; ${asKb(limits.listHtml)} are allowed.`]
    : []),
  ...blocking.map((script) => `On ${address} a script holds back the first paint: ${script}.`),
]

const browser = await chromium.launch(browserToLaunch)
const portal = await startPortal()
try {
  const measured = await measureAll(browser, portal.origin)
  print('All sizes as they travel, compressed by brotli, to an empty cache.')
  printTable(measured)
  if (!measured.every(({ isMarked }) => isMarked))
    print("A page without the mark 'usable' counts every script until its network comes to rest.")
  const faults = [...measured.flatMap(faultsOf), ...faultsOfFirstParts()]
  for (const fault of faults) print(`✗ ${fault}`)
  if (faults.length === 0) print('✓ Every budget is kept.')
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await portal.stop()
}
