import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState, type ReactNode } from 'react'

import { useIsFrom } from '../useWidth'

type EditorLayoutProps = { form: ReactNode; preview: ReactNode }

/** A form with its preview beside it, or behind a tab where there is no room for both. */
export const EditorLayout = ({ form, preview }: EditorLayoutProps) => {
  const isWide = useIsFrom('lg')
  const [tab, setTab] = useState<'form' | 'preview'>('form')
  const id = useId()
  const panel = (name: 'form' | 'preview') =>
    isWide
      ? {}
      : {
          role: 'tabpanel',
          id: `${id}-${name}-panel`,
          'aria-labelledby': `${id}-${name}`,
          // Kept: the texts in an editor are its own.
          hidden: tab !== name,
        }
  const tabOf = (name: 'form' | 'preview', label: string) => (
    <Tab value={name} label={label} id={`${id}-${name}`} aria-controls={`${id}-${name}-panel`} />
  )
  return (
    <>
      {isWide ? null : (
        <Tabs value={tab} onChange={(_event, next: 'form' | 'preview') => setTab(next)} sx={{ mb: 1.5 }}>
          {tabOf('form', 'Form')}
          {tabOf('preview', 'Preview')}
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: isWide ? 'minmax(0, 1fr) minmax(0, 480px)' : 'minmax(0, 1fr)',
          alignItems: 'start',
          gap: 3,
        }}
      >
        <div {...panel('form')}>{form}</div>
        <div {...panel('preview')}>{preview}</div>
      </Box>
    </>
  )
}
