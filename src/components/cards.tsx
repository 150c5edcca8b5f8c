import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Children, type PropsWithChildren } from 'react'

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

/** The number of cards in the first row of a wide window. */
export const FIRST_ROW = 3

/** A list of cards in as many columns as fit. */
export const CardGrid = ({ cardWidthPx, children }: PropsWithChildren<{ cardWidthPx: number }>) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${cardWidthPx}px, 100%), 1fr))`,
      '& > li': { minWidth: 0 },
    }}
  >
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </Box>
)
