import { I18nProvider } from '@lingui/react'
import { lazy, type PropsWithChildren, Suspense } from 'react'
import { Loading } from '@/components/Loading'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/languages'

type InLanguageProps = PropsWithChildren<{ language: Language }>

/** The catalogues are loaded for the first preview. */
const Translated = lazy(async () => {
  const { i18nOf } = await import(/* webpackChunkName: 'messages' */ '@/locales/catalogs')
  return {
    default: ({ language, children }: InLanguageProps) => (
      <I18nProvider i18n={i18nOf(language)}>{children}</I18nProvider>
    ),
  }
})

/** Shows parts of the site in a language; the office is English. */
export const InLanguage = ({ language, children }: InLanguageProps) =>
  language === DEFAULT_LANGUAGE ? (
    children
  ) : (
    <Suspense fallback={<Loading label="Loading the preview" minHeight={120} />}>
      <Translated language={language}>
        <div lang={language}>{children}</div>
      </Translated>
    </Suspense>
  )
