import TranslateIcon from '@mui/icons-material/Translate'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { grouped } from '@/domain/text/display'
import { WITHOUT_HINDI } from '@/domain/content/fields'
import type { GridState } from './useGridQuery'

/** '24 without Hindi'. */
export const withoutHindi = (count: number) => `${grouped(count)} without Hindi`

type WithoutHindiProps = {
  /** How many of the searched rows. */
  count: number
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** Counts rows without Hindi, and filters by them. */
export const WithoutHindi = ({ count, isChosen, onChoose }: WithoutHindiProps) =>
  count === 0 && !isChosen ? null : (
    <Tooltip title="Rows with text that is missing in Hindi" describeChild>
      <Button
        startIcon={<TranslateIcon />}
        aria-pressed={isChosen}
        color={isChosen ? 'primary' : 'inherit'}
        onClick={() => onChoose(!isChosen)}
      >
        {withoutHindi(count)}
      </Button>
    </Tooltip>
  )

type HindiFilterProps = Pick<WithoutHindiProps, 'count'> & { grid: GridState }

/** For a grid with this filter only. */
export const hindiOptions = { filters: ['hindi'] }

/** The same, kept in the grid's address. */
export const HindiFilter = ({ grid: { query, change }, count }: HindiFilterProps) => (
  <WithoutHindi
    count={count}
    isChosen={query.hindi === WITHOUT_HINDI}
    onChoose={(isChosen) => change({ hindi: isChosen ? WITHOUT_HINDI : undefined })}
  />
)
