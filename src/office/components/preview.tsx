import { I18nProvider } from '@lingui/react'
import { lazy, type PropsWithChildren, Suspense, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { Loading } from '@/components/Loading'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/languages'
import { sitePalette } from '@/components/theme/palette'
import { siteSizes } from '@/components/theme/sizes'
import { PlainSection } from './Section'

type InLanguageProps = PropsWithChildren<{ language: Language }>

/** Catalogues load with the first preview. */
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

/** The site is always light, so previews are, even in a dark office. */
const previewTheme = createTheme({
  ...siteSizes,
  palette: sitePalette,
  components: { MuiCard: { defaultProps: { variant: 'outlined' } } },
})

type PreviewSectionProps = PropsWithChildren<{
  title: string
  action?: ReactNode
  /** The content has its own margins. */
  isBare?: boolean
}>

/** A preview in the site's own look. */
export const PreviewSection = ({ title, action, isBare = false, children }: PreviewSectionProps) => (
  <PlainSection title={title} action={action}>
    <ThemeProvider theme={previewTheme}>
      <Box
        sx={{
          position: 'relative',
          p: isBare ? 0 : 2,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.default',
          color: 'text.primary',
          colorScheme: 'light',
        }}
      >
        {children}
      </Box>
    </ThemeProvider>
  </PlainSection>
)
