import { useTheme } from '@mui/material/styles'
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart'
import { useNavigate } from 'react-router'
import { useIsBelow } from '../../components/useWidth'
import { chartHeight, type ChartLayout, type Figure } from './figures'

export type BarsProps = {
  layout: ChartLayout
  figures: readonly Figure[]
  /** The name of the values, for the hint over a bar. */
  what: string
}

/** Room for the label before a bar, and how much longer than the longest bar a line is: its number stands there. */
const onPhone = { labelPx: 132, line: 1.5 }
const onDesktop = { labelPx: 230, line: 1.25 }

/** Bars that stand for days, or lie with their label before and their number behind. A press leads to what one is made of. */
export const Bars = ({ layout, figures, what }: BarsProps) => {
  const theme = useTheme()
  const navigate = useNavigate()
  const { labelPx, line } = useIsBelow('sm') ? onPhone : onDesktop
  const values = figures.map(({ value }) => value)
  const textOf = (index: number) => figures[index]?.text ?? `${figures[index]?.value ?? ''}`

  const axis = {
    disableLine: true,
    disableTicks: true,
    tickLabelStyle: { fontSize: 12, fill: theme.vars.palette.text.secondary },
  }
  const band = {
    scaleType: 'band' as const,
    data: figures.map(({ key }) => key),
    valueFormatter: (key: string) => figures.find((figure) => figure.key === key)?.label ?? key,
    categoryGapRatio: 0.3,
    ...axis,
  }
  const axes: Pick<BarChartProps, 'xAxis' | 'yAxis' | 'grid' | 'margin'> =
    layout === 'vertical'
      ? {
          xAxis: [{ ...band, tickLabelMinGap: 12 }],
          yAxis: [{ min: 0, tickMinStep: 1, tickNumber: 4, width: 36, ...axis }],
          grid: { horizontal: true },
          margin: { top: 8, right: 8, bottom: 0, left: 0 },
        }
      : {
          yAxis: [{ ...band, width: labelPx }],
          xAxis: [{ min: 0, max: Math.max(1, ...values) * line, position: 'none' }],
          margin: { top: 0, right: 0, bottom: 0, left: 0 },
        }
  return (
    <BarChart
      layout={layout}
      height={chartHeight(layout, figures.length)}
      {...axes}
      series={[
        {
          data: values,
          label: what,
          color: theme.vars.palette.primary.main,
          valueFormatter: (_value, { dataIndex }) => textOf(dataIndex),
          ...(layout === 'horizontal'
            ? { barLabel: ({ dataIndex }) => textOf(dataIndex), barLabelPlacement: 'outside' as const }
            : {}),
        },
      ]}
      borderRadius={2}
      hideLegend
      skipAnimation
      // The table beside it is for the keyboard and for screen readers.
      disableKeyboardNavigation
      onAxisClick={(_event, pressed) => {
        const figure = pressed && figures[pressed.dataIndex]
        if (figure) void navigate(figure.to)
      }}
      sx={{ cursor: 'pointer' }}
    />
  )
}
