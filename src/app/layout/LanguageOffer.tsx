import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { pageWords, type OfferedLanguage } from '@/locales/pageWords'
import { languageChosen } from '@/store/device'
import { useAppDispatch } from '@/store/hooks'
import { BottomBar } from './BottomBar'
import { useLanguageLink } from './LanguageSwitch'

const lineSx = { display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 0.5, py: 0.5 }

/** Tells a visitor whose browser prefers another language that the site has it, in that language. */
export const LanguageOffer = ({ offered }: { offered: OfferedLanguage }) => {
  const { offer, accept, decline } = pageWords[offered]
  const dispatch = useAppDispatch()
  const linkTo = useLanguageLink()
  return (
    <BottomBar>
      <Paper component="aside" elevation={6} lang={offered} aria-label={offer} sx={lineSx}>
        {offer}
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
