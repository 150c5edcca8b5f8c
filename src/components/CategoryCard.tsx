import { useLingui } from '@lingui/react/macro'
import CardActionArea from '@mui/material/CardActionArea'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Category } from '@/domain/content/entities'
import { categoryJobsPath } from '@/domain/paths'
import { LinkedCard } from './cards'
import { Localized } from './Localized'

/** The icons of `category-icons.svg` from left to right, by words in the names of their industries; the last is for all others. */
const icons = [
  /software|information tech|\bit\b/i,
  /bank|financ|insur|account/i,
  /health|hospitals?\b|nurs|medical/i,
  /pharma|chemi|bio/i,
  /manufactur|engineer|machin|textile/i,
  /auto|vehicle/i,
  /construct|real estate|infra/i,
  /retail|fmcg|sales/i,
  /logist|transport|commerce|warehous/i,
  /hospitality|hotel|travel|touris/i,
  /educat|training|teach|school/i,
  /bpo|customer|call cent|support/i,
  /steel|power|mining|energy|metal/i,
  /agri|farm|food/i,
  /tele|network/i,
  /media|advertis|film/i,
]

/** The icons are one image, and none of its parts is script. */
const mask = 'url(/images/category-icons.svg) 0 0 / auto 100%'

const Icon = styled('span')(({ theme }) => ({
  width: 24,
  height: 24,
  [theme.breakpoints.up('sm')]: { gridRow: '1 / 3', alignSelf: 'center' },
  backgroundColor: theme.palette.primary.main,
  mask,
  WebkitMask: mask,
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
}))

const placeOf = (label: string) => {
  const found = icons.findIndex((words) => words.test(label))
  const place = `${-24 * (found < 0 ? icons.length : found)}px 0`
  return { maskPosition: place, WebkitMaskPosition: place }
}

const Label = styled(Typography)({
  fontWeight: 600,
  // Long words are divided where the window, or large letters, leave them no room.
  '@media (max-width: 22.49em)': { WebkitHyphens: 'auto', hyphens: 'auto' },
})

const tileSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  alignContent: 'center',
  columnGap: 1.5,
  px: { xs: 1.5, sm: 2 },
  py: 2,
}

export const CategoryCard = ({ category }: { category: Category }) => {
  const { t } = useLingui()
  const count = category.count ?? 0
  return (
    <LinkedCard>
      <CardActionArea href={categoryJobsPath(category.industry_id)} sx={tileSx}>
        <Icon style={placeOf(category.label)} />
        <Label>
          <Localized of={category} name="label" />
        </Label>{' '}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t`${count} Jobs`}
        </Typography>
      </CardActionArea>
    </LinkedCard>
  )
}
