import type { Company } from '@/domain/content/company'
import { languagePath, type Language } from '@/domain/languages'

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest: the site's name, start and icons on a phone that installs it. */
export const manifestOf = ({ name }: Company, language: Language) => ({
  name,
  short_name: name,
  lang: language,
  // One site in two languages, not two: installed once, it is the same.
  id: '/',
  start_url: languagePath(language, '/'),
  scope: '/',
  display: 'standalone',
  background_color: '#f6f4ee',
  theme_color: '#0f5c55',
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable', 512, 'maskable')],
})
