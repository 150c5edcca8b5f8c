import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { PropsWithChildren, ReactNode } from 'react'
import { Screen } from '../../components/Screen'
import { CONTENT_PATH } from '../../paths'
import { SectionNavigation } from './SectionNavigation'

type ContentFrameProps = PropsWithChildren<{
  title: string
  /** The way back; without one the kinds are it. */
  back?: { label: string; to: string }
  actions?: ReactNode
}>

const toKinds = { label: 'Content', to: CONTENT_PATH }

/** A screen of content with the kinds beside it, or behind a way back where there is no room for both. */
export const ContentFrame = ({ title, back, actions, children }: ContentFrameProps) => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
      {isWide ? (
        <Box
          sx={{
            flex: '0 0 180px',
            overflowY: 'auto',
            borderRight: 1,
            borderColor: 'divider',
          }}
        >
          <SectionNavigation />
        </Box>
      ) : null}
      {/* Scrolls by itself: the kinds stay. */}
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          minWidth: 0,
          overflowY: 'auto',
        }}
      >
        <Screen title={title} back={back ?? (isWide ? undefined : toKinds)} actions={actions} isFull>
          {children}
        </Screen>
      </Box>
    </Box>
  )
}
