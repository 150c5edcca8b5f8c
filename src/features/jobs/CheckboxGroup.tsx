import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ComponentProps } from 'react'
import { CheckboxList } from '@/components/CheckboxList'

/** A filter of which several values can be ticked. */
export const CheckboxGroup = ({
  label,
  ...list
}: { label: string } & ComponentProps<typeof CheckboxList>) => {
  const labelId = useId()
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <CheckboxList {...list} />
    </Box>
  )
}
