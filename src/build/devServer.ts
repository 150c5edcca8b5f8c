import type { Configuration } from 'webpack-dev-server'
import { languagePrefix, languages } from '../domain/languages.ts'

/** `npm run dev` serves the site at PORT, in front of the API at the next one. */
const port = Number(process.env.PORT || 8080)

const prefixes = languages.map(({ code }) => languagePrefix(code)).filter(Boolean)

/** The API has the pictures of the staff; those that came with the site are served from here. */
const PATHS_OF_API = [
  '/web',
  '/api',
  '/healthz',
  '/uploads',
  '/media',
  '/office/api',
  '/jobs.rss',
  ...prefixes.map((prefix) => `${prefix}/jobs.rss`),
  '/sitemap.xml',
  '/robots.txt',
]

export const devServer: Configuration = {
  host: '127.0.0.1',
  port,
  hot: true,
  historyApiFallback: {
    disableDotRule: true,
    rewrites: [
      { from: /^\/office(?:\/|$)/, to: '/office/office.html' },
      ...prefixes.map((prefix) => ({ from: new RegExp(`^${prefix}(?:/|$)`), to: `${prefix}/index.html` })),
    ],
  },
  static: false,
  proxy: [{ context: PATHS_OF_API, target: `http://127.0.0.1:${port + 1}` }],
}
