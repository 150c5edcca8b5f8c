import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { Loading } from '@/components/Loading'

type ReservedProps = {
  /** Of the spinner. */
  label: string
  /** The place that the content will take. */
  sx: SxProps<Theme>
}

/** The spinner of a section in the place that its content will take, so that nothing below moves. */
export const Reserved = ({ label, sx }: ReservedProps) => (
  <Box
    sx={[
      { display: 'grid', alignItems: 'center', '& > *': { minHeight: 0 } },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    <Loading label={label} />
  </Box>
)
