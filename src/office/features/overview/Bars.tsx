import { type Theme, useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { useNavigate } from 'react-router'
import { useIsBelow } from '../../components/useWidth'

type BarColor = 'primary' | 'info' | 'success' | 'warning' | 'error' | 'default'

/** One bar, and one row of the table. */
type Figure = {
  label: string
  value: number
  /** The value in words; otherwise the number. */
  text?: string
  /** Overrides the color of the chart. */
  color?: BarColor
  /** The list behind the figure; unique in a chart. */
  to: string
}

export type BarsProps = {
  layout: 'vertical' | 'horizontal'
  figures: readonly Figure[]
  height: number
  color: BarColor
  /** The name of the values, for the tooltip. */
  what: string
}

const colorIn = (palette: Theme['vars']['palette'], color: BarColor) =>
  color === 'default' ? palette.text.secondary : palette[color].main

/** Vertical bars for days, or horizontal ones with labels and numbers. A click opens the list behind a bar. */
export const Bars = ({ layout, figures, height, color, what }: BarsProps) => {
  const { palette } = useTheme().vars
  const navigate = useNavigate()
  // Room for labels before the bars and numbers after them.
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
      // The table serves the keyboard and screen readers.
      disableKeyboardNavigation
      onAxisClick={(_event, pressed) => {
        const figure = pressed && figures[pressed.dataIndex]
        if (figure) void navigate(figure.to)
      }}
      sx={{ cursor: 'pointer' }}
    />
  )
}
