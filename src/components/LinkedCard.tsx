import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'

/** A card that leads somewhere, which shows under a mouse and to the keyboard. Its link is a `CardActionArea`. */
export const LinkedCard = styled(Card)(({ theme }) => ({
  height: '100%',
  transition: theme.transitions.create(['border-color', 'box-shadow'], { duration: 120 }),
  '&:hover, &:focus-within': {
    borderColor: theme.palette.primary.main,
    boxShadow: theme.shadows[4],
  },
  '& > .MuiCardActionArea-root': { height: '100%' },
})) as typeof Card
