import { I18nProvider } from '@lingui/react'
import { lazy, type PropsWithChildren, Suspense } from 'react'
import { Loading } from '@/components/Loading'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/languages'
import { makeI18n } from '@/locales/i18n'

/** The catalogue is loaded for the first preview. */
const InHindi = lazy(async () => {
  const { messages } = await import(/* webpackChunkName: 'hindi' */ '@/locales/hi')
  const i18n = makeI18n('hi', messages)
  return { default: ({ children }: PropsWithChildren) => <I18nProvider i18n={i18n}>{children}</I18nProvider> }
})

/** Shows parts of the site in a language; the office is English. */
export const InLanguage = ({ language, children }: PropsWithChildren<{ language: Language }>) =>
  language === DEFAULT_LANGUAGE ? (
    children
  ) : (
    <Suspense fallback={<Loading label="Loading the preview" minHeight={120} />}>
      <InHindi>
        <div lang={language}>{children}</div>
      </InHindi>
    </Suspense>
  )
