import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const webpackCli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js')

/** `npm run build -- --release` compresses as small as it gets. */
const flags = process.argv.includes('--release') ? ['--env', 'release'] : []

/** Builds bundles in a process of their own. Resolves with its exit code. */
const build = (...names: string[]) =>
  new Promise<number>((done) => {
    const chosen = names.flatMap((name) => ['--config-name', name])
    const args = [webpackCli, '--mode', 'production', ...chosen, ...flags]
    process.stderr.write(`Building ${names.join(', ')} …\n`)
    spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) => {
      process.stderr.write(`${code === 0 ? 'Built' : 'Could not build'} ${names.join(', ')}.\n`)
      done(code ?? 1)
    })
  })

/** Webpack works on one core. The service worker names the files of both sites, so it is built with them. */
const codes = await Promise.all([build('site', 'site/hi', 'worker'), build('office', 'server')])
process.exitCode = Math.max(...codes)
