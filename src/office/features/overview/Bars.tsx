import { type Theme, useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { useNavigate } from 'react-router'
import { useIsBelow } from '../../components/useWidth'

export type BarColor = 'primary' | 'info' | 'success' | 'warning' | 'error' | 'default'

/** One bar of a chart, and one row of the table that says the same. */
type Figure = {
  label: string
  value: number
  /** The value in words; the number alone where there are none. */
  text?: string
  /** In place of that of the chart. */
  color?: BarColor
  /** The list that the figure counts, which no other figure of a chart has. */
  to: string
}

export type BarsProps = {
  layout: 'vertical' | 'horizontal'
  figures: readonly Figure[]
  height: number
  color: BarColor
  /** The name of the values, for the hint over a bar. */
  what: string
}

const colorIn = (palette: Theme['vars']['palette'], color: BarColor) =>
  color === 'default' ? palette.text.secondary : palette[color].main

/** Bars that stand for days, or lie with their label before and their number behind. A press leads to what one is made of. */
export const Bars = ({ layout, figures, height, color, what }: BarsProps) => {
  const { palette } = useTheme().vars
  const navigate = useNavigate()
  // Room for the label before a bar, and for its number behind the longest.
  const [labelPx, line] = useIsBelow('sm') ? [132, 1.5] : [230, 1.25]
  const values = figures.map(({ value }) => value)
  const textOf = ({ dataIndex }: { dataIndex: number }) =>
    figures[dataIndex]?.text ?? `${figures[dataIndex]?.value}`

  const axis = {
    disableLine: true,
    disableTicks: true,
    tickLabelStyle: { fontSize: 12, fill: palette.text.secondary },
  }
  const band = {
    ...axis,
    scaleType: 'band' as const,
    data: figures.map(({ to }) => to),
    valueFormatter: (to: string) => figures.find((figure) => figure.to === to)?.label ?? '',
    categoryGapRatio: 0.3,
    colorMap: {
      type: 'ordinal' as const,
      values: figures.map(({ to }) => to),
      colors: figures.map((figure) => colorIn(palette, figure.color ?? color)),
    },
  }
  const standing = {
    xAxis: [{ ...band, tickLabelMinGap: 12 }],
    yAxis: [{ ...axis, min: 0, tickMinStep: 1, tickNumber: 4, width: 36 }],
    grid: { horizontal: true },
    margin: { top: 8, right: 8, bottom: 0, left: 0 },
  }
  const lying = {
    yAxis: [{ ...band, width: labelPx }],
    xAxis: [{ min: 0, max: Math.max(1, ...values) * line, position: 'none' as const }],
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
  }
  const isLying = layout === 'horizontal'
  return (
    <BarChart
      layout={layout}
      height={height}
      {...(isLying ? lying : standing)}
      series={[
        {
          data: values,
          label: what,
          valueFormatter: (_value, bar) => textOf(bar),
          barLabel: isLying ? textOf : undefined,
          barLabelPlacement: 'outside',
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
