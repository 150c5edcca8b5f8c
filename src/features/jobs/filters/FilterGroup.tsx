import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState, type PropsWithChildren } from 'react'

/** The browser's own disclosure: it folds without script, and a search in the page opens it. */
const Fold = styled('details')(({ theme }) => ({
  position: 'relative',
  borderTop: `1px solid ${theme.palette.divider}`,
  paddingBottom: theme.spacing(0.5),
  '&[open]': { paddingBottom: theme.spacing(1.5) },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& > h3': { flexGrow: 1 },
    '& > span': { ...theme.typography.body2, fontWeight: 600, color: theme.palette.primary.main },
    '& > svg': { color: theme.palette.text.secondary },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}))

type FilterGroupProps = PropsWithChildren<{
  title: string
  /** The chosen values, also visible while the group is folded. */
  chosen: string
  startsOpen: boolean
}>

export const FilterGroup = ({ title, chosen, startsOpen, children }: FilterGroupProps) => {
  const titleId = useId()
  // Later the browser keeps the state.
  const [open] = useState(startsOpen)
  return (
    <Fold open={open} aria-labelledby={titleId}>
      <summary>
        <Typography id={titleId} variant="h4" component="h3">
          {title}
        </Typography>
        <span>{chosen}</span>
        <ExpandMoreIcon />
      </summary>
      {children}
    </Fold>
  )
}
