import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

type Source = { path: string; text: string }

/** From left to right: a room may import itself and those after it. Those that are no part of a page stand apart. */
const ROOMS = ['index', 'app', 'features', 'components', 'store', 'api', 'locales', 'domain']
/** The server reads its own answers as the browser does: rendered pages, and the search of jobs. */
const ROOMS_OF_SERVER = new Set(['server', 'domain', 'locales', 'app', 'api'])
/** Programs of their own, with the rooms of the site that they share. */
const ROOMS_APART: Record<string, string[]> = {
  build: ['locales', 'domain'],
  serviceWorker: ['domain'],
  office: ['components', 'locales', 'domain'],
}
/** Those of the office, in the same order as those of the site, and its addresses. */
const OFFICE_ROOMS = [...ROOMS.filter((room) => room !== 'domain' && room !== 'locales'), 'paths']
/** The office shows notices as the site does. */
const SHARED_WITH_OFFICE = new Set(['src/store/notices'])
const ENTRIES = new Set(['src/index.tsx', 'src/server/index.ts', 'src/office/index.tsx'])
const LINES_MAX = 300

/** Features that Chrome 87, the oldest browser of package.json, lacks and nothing brings along. */
const TOO_NEW =
  /\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|canParse|transfer|withResolvers|randomUUID|isWellFormed|checkVisibility)\(|\b(?:structuredClone\(|(?:Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.(?:any|timeout))/
/** Runs in Node alone. */
const APART_FROM_BROWSER = /^src\/(?:server|build)\//

const CLAUSE = /\b(?:import|export)\b((?:(?!\b(?:import|export)\b)[^'"`;()])*?)\bfrom\s*['"]([^'"]+)['"]/g
const WITHOUT_CLAUSE = /\b(?:import\s*\(?|require\s*\()\s*['"]([^'"]+)['"]/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const codeOf = ({ text }: Source) => text.replace(COMMENT, '')

const importsOf = (source: Source) => {
  const code = codeOf(source)
  return [
    ...[...code.matchAll(CLAUSE)].map(([, clause = '', from = '']) => ({
      from,
      isType: /^\s*type\b/.test(clause),
    })),
    ...[...code.matchAll(WITHOUT_CLAUSE)].map(([, from = '']) => ({ from, isType: false })),
  ]
}

/** The room and the feature in it where a path below src, or below the office, lies. */
const placeOf = (path: string, house = 'src') => {
  const [top, room = '', feature = ''] = path.replace(`${house}/`, 'in/').split('/')
  if (top !== 'in') return { room: 'outside', feature: '' }
  return { room: room.replace(/^(index|paths)\.tsx?$/, '$1'), feature: room === 'features' ? feature : '' }
}

const SERVER_ROOMS = [
  'tasks',
  'office',
  'track',
  'staff',
  'http',
  'pages',
  'seo',
  'search',
  'content',
  'submissions',
  'mail',
  'import',
  'spreadsheet',
  'cli',
  'files',
  'repositories',
  'database',
  'config',
]

const serverRoomOf = (path: string) => /^src\/server\/([^/]+)\//.exec(path)?.[1]

const targetOf = (from: string, path: string) => {
  if (from.startsWith('@/')) return from.replace('@/', 'src/')
  return from.startsWith('.') ? join(dirname(path), from) : undefined
}

const isInOrder = (rooms: readonly string[], path: string, target: string, house?: string) => {
  const here = placeOf(path, house)
  const there = placeOf(target, house)
  if (here.room === 'features' && there.room === 'features') return here.feature === there.feature
  const isKnown = rooms.includes(here.room) && rooms.includes(there.room)
  return isKnown && rooms.indexOf(here.room) <= rooms.indexOf(there.room)
}

const mayImport = (path: string, target: string) => {
  const here = placeOf(path)
  const there = placeOf(target)
  if (here.room === 'server') return ROOMS_OF_SERVER.has(there.room)
  if (here.room === 'office' && there.room === 'office')
    return isInOrder(OFFICE_ROOMS, path, target, 'src/office')
  if (here.room === 'office' && SHARED_WITH_OFFICE.has(target)) return true
  const shared = ROOMS_APART[here.room]
  return shared ? [here.room, ...shared].includes(there.room) : isInOrder(ROOMS, path, target)
}

/** Faults of a source that the house forbids. */
const faultsOf = (source: Source) => {
  const { path, text } = source
  const code = codeOf(source)
  const imports = importsOf(source)
  const leftward = imports
    .map(({ from }) => targetOf(from, path))
    .filter((target) => target !== undefined && !mayImport(path, target))
    .map((target) => `imports ${target}`)
  const barrelImports = imports
    .filter(({ from, isType }) => !isType && /^@mui\/(?:material|icons-material)$/.test(from))
    .map(({ from }) => `imports all of ${from}`)
  const rules: [string, boolean][] = [
    ['is a barrel', /\/index\.tsx?$/.test(path) && !ENTRIES.has(path)],
    ['exports all of another file', /\bexport\s*(?:type\s*)?\*/.test(code)],
    ['sets HTML', code.includes('dangerouslySetInnerHTML')],
    ['uses what old browsers lack', TOO_NEW.test(code) && !APART_FROM_BROWSER.test(path)],
    ['is too long', text.trimEnd().split('\n').length > LINES_MAX],
  ]
  const broken = rules.filter(([, isBroken]) => isBroken).map(([what]) => what)
  return [...leftward, ...barrelImports, ...broken].map((what) => `${path} ${what}`)
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ path: `src/${name}`, text: readFileSync(`src/${name}`, 'utf8') }))

describe('the rooms of the house', () => {
  it('are those of the design, each with files in it', () => {
    const rooms = new Set(
      sources.map(({ path }) => placeOf(path).room).filter((room) => room !== 'files.d.ts'),
    )
    expect([...rooms].toSorted()).toEqual([...ROOMS, ...Object.keys(ROOMS_APART), 'server'].toSorted())
  })

  it('are seen as they stand: the entry mounts the app, screens use shared parts, the server uses the domain', () => {
    const seen = sources.flatMap((source) =>
      importsOf(source).map(({ from }) => [source.path, targetOf(from, source.path) ?? from].join(' → ')),
    )
    expect(seen).toContain('src/index.tsx → src/app/App')
    expect(seen).toContain('src/app/routes.tsx → src/features/home/HomePage')
    expect(seen).toContain('src/api/portalApi.ts → src/api/adapters')
    expect(seen.some((one) => /^src\/server\/.* → src\/domain\//.test(one))).toBe(true)
  })

  it('keep their order, and every file keeps the rules of the house', () => {
    expect(sources.flatMap(faultsOf)).toEqual([])
  })
})

/** Each room of the server with the rooms of the server that it imports, also by types. */
const serverRooms = () => {
  const rooms = new Map<string, Set<string>>()
  for (const source of sources) {
    const room = serverRoomOf(source.path)
    if (room === undefined) continue
    const targets = importsOf(source).map(({ from }) => serverRoomOf(targetOf(from, source.path) ?? ''))
    const others = targets.filter((target) => target !== undefined && target !== room)
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...(others as string[])]))
  }
  return rooms
}

/** The first circle of imports that is found, also by types. */
const findCircle = (imports: ReadonlyMap<string, Iterable<string>>) => {
  const done = new Set<string>()
  const visit = (node: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const next of imports.get(node) ?? []) {
      const circle = visit(next, [...trail, node])
      if (circle) return circle
    }
    done.add(node)
    return undefined
  }
  for (const node of imports.keys()) {
    const circle = visit(node, [])
    if (circle) return circle.join(' → ')
  }
  return undefined
}

const importsOfFiles = () =>
  new Map(
    sources.map((source) => [
      source.path.replace(/\.tsx?$/, ''),
      importsOf(source).flatMap(({ from }) => targetOf(from, source.path) ?? []),
    ]),
  )

describe('the rooms of the server', () => {
  it('are those of its README, and nothing else lies beside its entry', () => {
    expect([...serverRooms().keys()].toSorted()).toEqual(SERVER_ROOMS.toSorted())
    const loose = sources.flatMap(({ path }) => /^src\/server\/([^/]+)$/.exec(path)?.[1] ?? [])
    expect(loose.toSorted()).toEqual(['app.ts', 'index.ts', 'start.ts'])
  })

  it('keep what the staff can do below the routes and the commands, which know nothing of each other', () => {
    const above = ['office', 'cli']
    const known = (room: string) => above.filter((other) => serverRooms().get(room)?.has(other))
    expect(['staff', ...above].map(known)).toEqual([[], [], []])
    for (const room of above) expect(serverRooms().get(room)).toContain('staff')
  })

  it('do not import each other in a circle', () => {
    expect(serverRooms().get('http')).toContain('submissions')
    expect(findCircle(serverRooms())).toBeUndefined()
  })
})

describe('the files of the house', () => {
  it('do not import each other in a circle', () => {
    expect(importsOfFiles().get('src/server/app')).toContain('src/server/http/httpServer')
    expect(findCircle(importsOfFiles())).toBeUndefined()
  })

  it('would be seen to', () => {
    const circle = { a: ['b'], b: ['c', 'd'], c: [], d: ['e'], e: ['b'] }
    expect(findCircle(new Map(Object.entries(circle)))).toBe('b → d → e → b')
  })
})

const faults = (path: string, text: string) => faultsOf({ path, text })

describe('a file that breaks a rule', () => {
  it.each([
    ['src/domain/a.ts', "import { b } from '@/api/b'", 'src/api/b'],
    ['src/store/a.ts', "import type { B } from '../components/B'", 'src/components/B'],
    ['src/features/jobs/A.tsx', "import { B } from '@/features/home/B'", 'src/features/home/B'],
    ['src/components/A.tsx', "const b = lazy(() => import('@/features/home/B'))", 'src/features/home/B'],
    ['src/server/a.ts', "import { b } from '@/store/b'", 'src/store/b'],
    ['src/app/a.ts', "import '../index'", 'src/index'],
    ['src/serviceWorker/a.ts', "import { b } from '@/app/b'", 'src/app/b'],
    ['src/office/api/a.ts', "import { b } from '../store/b'", 'src/office/store/b'],
    ['src/office/features/log/A.tsx', "import { B } from '../inbox/B'", 'src/office/features/inbox/B'],
    ['src/server/a.ts', "import { b } from '@/office/api/b'", 'src/office/api/b'],
    ['src/domain/a.ts', "import b from '../../package.json'", 'package.json'],
  ])('is named: %s with %s', (path, text, target) => {
    expect(faults(path, text)).toEqual([`${path} imports ${target}`])
  })

  it.each([
    ['src/components/A.tsx', "import { Button } from '@mui/material'", 'imports all of @mui/material'],
    ['src/api/index.ts', 'const a = 1', 'is a barrel'],
    ['src/api/all.ts', "export * from './wire'", 'exports all of another file'],
    ['src/app/A.tsx', '<p dangerouslySetInnerHTML={{ __html }} />', 'sets HTML'],
    ['src/domain/a.ts', "'a/b'.split('/').at(-1)", 'uses what old browsers lack'],
    ['src/app/a.ts', 'x\n'.repeat(301), 'is too long'],
  ])('is named: %s with %j', (path, text, what) => {
    expect(faults(path, text)).toEqual([`${path} ${what}`])
  })

  it.each([
    ['src/index.tsx', "import { App } from './app/App'"],
    ['src/features/jobs/A.tsx', "import { b } from './b'\nimport { c } from '@/domain/c'\nimport 'react'"],
    ['src/features/jobs/A.tsx', "import type { SvgIconComponent } from '@mui/icons-material'"],
    ['src/server/routes/a.ts', "import { App } from '@/app/App'\nimport { b } from '../reply'"],
    ['src/office/features/log/A.tsx', "import { b } from './b'\nimport { C } from '@/components/C'"],
    ['src/office/app/a.ts', "import { b } from '../features/log/b'\nimport { c } from '@/domain/c'"],
    ['src/server/a.ts', 'list.at(-1)'],
    ['src/domain/a.ts', "/** Never import { b } from '@/api/b'. */\n// export default a\nexport const a = 1"],
    ['src/app/a.ts', 'x\n'.repeat(300)],
  ])('is not one that keeps them: %s with %j', (path, text) => {
    expect(faults(path, text)).toEqual([])
  })
})
