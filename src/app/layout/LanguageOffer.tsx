import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { type Language, languageRow } from '@/domain/languages'
import { languageChosen } from '@/store/device'
import { useAppDispatch } from '@/store/hooks'
import { BottomBar } from './BottomBar'
import { useLanguageLink } from './LanguageSwitch'

const lineSx = { display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 0.5, py: 0.5 }

/** Offers the site in the language that the visitor's browser prefers, in that language. */
export const LanguageOffer = ({ offered }: { offered: Language }) => {
  const dispatch = useAppDispatch()
  const linkTo = useLanguageLink()
  const row = languageRow(offered)
  if (!row || !('offer' in row)) return null
  const { text, accept, decline } = row.offer
  return (
    <BottomBar>
      <Paper component="aside" elevation={6} lang={offered} aria-label={text} sx={lineSx}>
        {text}
        <Button component="a" {...linkTo(offered)}>
          {accept}
        </Button>
        <IconButton aria-label={decline} title={decline} onClick={() => dispatch(languageChosen())}>
          <CloseIcon />
        </IconButton>
      </Paper>
    </BottomBar>
  )
}
