/** Whether the bars stand or lie. */
export type ChartLayout = 'vertical' | 'horizontal'

const VERTICAL_PX = 220
const ROW_PX = 30

/** Known before the chart is loaded, so that nothing below it moves. */
export const chartHeight = (layout: ChartLayout, bars: number) =>
  layout === 'vertical' ? VERTICAL_PX : bars * ROW_PX
