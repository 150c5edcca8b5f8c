import Box from '@mui/material/Box'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren, type ReactNode } from 'react'
import { sitePalette } from '@/components/theme/palette'
import { siteSizes } from '@/components/theme/sizes'

/** The site is always light: a preview looks as it does there, also in a dark office. */
const previewTheme = createTheme({
  ...siteSizes,
  palette: sitePalette,
  components: { MuiCard: { defaultProps: { variant: 'outlined' } } },
})

type PreviewSectionProps = PropsWithChildren<{
  title: string
  /** Stands beside the title. */
  action?: ReactNode
  /** The content brings its own margins. */
  isBare?: boolean
}>

/** Something as visitors see it, in the looks of the site. */
export const PreviewSection = ({ title, action, isBare = false, children }: PreviewSectionProps) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
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
    </Box>
  )
}
