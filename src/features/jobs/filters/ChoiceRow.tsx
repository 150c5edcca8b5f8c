import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'

/** A value of a filter with its count at the end of the line. */
export const ChoiceRow = styled(FormControlLabel)(({ theme }) => ({
  '@media (pointer: fine)': { minHeight: 0 },
  '& .MuiFormControlLabel-label': {
    display: 'flex',
    flexGrow: 1,
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    minWidth: 0,
    '& span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& span + span': { color: theme.palette.text.secondary },
  },
}))
