import TranslateIcon from '@mui/icons-material/Translate'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { grouped } from '@/domain/text/display'
import { WITHOUT_HINDI } from '@/domain/content/fields'
import type { GridState } from './useGridQuery'

/** '24 without Hindi'. */
export const withoutHindi = (count: number) => `${grouped(count)} without Hindi`

type WithoutHindiProps = {
  /** How many of those that are searched. */
  count: number
  /** Whether the list is narrowed to them. */
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** How much of a list has no Hindi yet, and the way to it. */
export const WithoutHindi = ({ count, isChosen, onChoose }: WithoutHindiProps) =>
  count === 0 && !isChosen ? null : (
    <Tooltip title="Those with a text that has none in Hindi" describeChild>
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

/** A grid that has the filter alone. */
export const hindiOptions = { filters: ['hindi'] }

/** The same in the address of a grid. */
export const HindiFilter = ({ grid: { query, change }, count }: HindiFilterProps) => (
  <WithoutHindi
    count={count}
    isChosen={query.hindi === WITHOUT_HINDI}
    onChoose={(isChosen) => change({ hindi: isChosen ? WITHOUT_HINDI : undefined })}
  />
)
