/** Whether the bars stand or lie. */
export type ChartLayout = 'vertical' | 'horizontal'

/** Known before the chart is loaded, so that nothing below it moves. */
export const chartHeight = (layout: ChartLayout, bars: number) => (layout === 'vertical' ? 220 : bars * 30)

/** One bar of a chart, and one row of the table that says the same. */
export type Figure = {
  label: string
  value: number
  /** The value in words; the number alone where there are none. */
  text?: string
  /** The list that the figure counts, which no other figure of a chart has. */
  to: string
}
