import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A folder of its own under the system's temporary one. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'portal-'))

export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`

/** A small site as webpack builds it; returns its folder. */
export const buildSmallSite = () => {
  const folder = temporaryFolder()
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const pageIn = (lang: string, script: string, style = '') =>
    `<!doctype html><html lang="${lang}"><head>${style}<script defer src=/assets/${script}></script></head><body><div id="root"><!--app--><!--/app--></div><!--data--></body></html>`
  write('index.html', pageIn('en-IN', 'main.abc123.js', '<style>@font-face{font-family:Figtree}</style>'))
  write('hi/index.html', pageIn('hi', 'main.def456.js'))
  write('assets/main.abc123.js', SCRIPT)
  write('assets/main.abc123.js.br', brotliCompressSync(SCRIPT))
  write('assets/main.abc123.js.gz', gzipSync(SCRIPT))
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('uploads/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('media/.hidden', 'hidden')
  return folder
}
