import ChartIcon from '@mui/icons-material/BarChart'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Suspense, useState } from 'react'
import { optional } from '@/components/optional'
import type { Figure } from '../figures'
import { Panel } from '../Panel'
import type { BarsProps } from './Bars'
import { chartHeight, type ChartLayout } from './chartHeight'
import { FigureTable } from './FigureTable'

/** The code of the charts comes after everything else of the screen. */
const Bars = optional<BarsProps>(async () => (await import('./Bars')).Bars)

type ChartPanelProps = {
  title: string
  note?: string
  layout: ChartLayout
  /** What the labels and the values are. */
  heads: readonly [string, string]
  figures: readonly Figure[]
  /** Said in place of a chart that would show nothing. */
  empty?: string
  isWide?: boolean
}

/** A chart, and on request its figures as a table; screen readers are given the table in any case. */
export const ChartPanel = ({ title, note, layout, heads, figures, empty, isWide }: ChartPanelProps) => {
  const [isTable, setIsTable] = useState(false)
  const isEmpty = figures.every(({ value, text }) => value === 0 && text === undefined)
  const other = isTable ? 'Show the chart' : 'Show the table'
  return (
    <Panel
      title={title}
      note={note}
      isWide={isWide}
      action={
        isEmpty ? null : (
          <Tooltip title={other}>
            <IconButton
              size="small"
              aria-label={`${title}: ${other.toLowerCase()}`}
              onClick={() => setIsTable(!isTable)}
              sx={{ alignSelf: 'flex-start', mt: -0.5, mr: -0.5 }}
            >
              {isTable ? <ChartIcon fontSize="small" /> : <TableIcon fontSize="small" />}
            </IconButton>
          </Tooltip>
        )
      }
    >
      {isEmpty ? <Typography color="textSecondary">{empty}</Typography> : null}
      {!isEmpty && isTable ? <FigureTable heads={heads} figures={figures} isLinked /> : null}
      {!isEmpty && !isTable ? (
        <>
          <Box aria-hidden sx={{ height: chartHeight(layout, figures.length) }}>
            <Suspense>
              <Bars layout={layout} figures={figures} what={heads[1]} />
            </Suspense>
          </Box>
          <div style={visuallyHidden}>
            <FigureTable heads={heads} figures={figures} />
          </div>
        </>
      ) : null}
    </Panel>
  )
}
