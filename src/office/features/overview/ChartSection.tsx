import ChartIcon from '@mui/icons-material/BarChart'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Suspense, useState } from 'react'
import { optional } from '@/components/optional'
import { Section } from '../../components/Section'
import { TipButton } from '../../components/TipButton'
import type { BarsProps } from './Bars'
import { chartHeight, type ChartLayout, type Figure } from './figures'

/** The code of the charts comes after everything else of the screen. */
const Bars = optional<BarsProps>(async () => (await import('./Bars')).Bars)

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 640,
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '5px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& thead th': { borderTop: 0, color: theme.vars.palette.text.secondary },
  '& th:last-child, & td:last-child': {
    paddingLeft: 16,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
}))

type FigureTableProps = {
  /** The names of the labels and the values. */
  heads: readonly [string, string]
  figures: readonly Figure[]
  /** Whether each label leads to what the figure is made of. */
  isLinked?: boolean
}

/** The figures of a chart in words. */
const FigureTable = ({ heads, figures, isLinked = false }: FigureTableProps) => (
  <Table>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {figures.map(({ key, label, value, text = value, to }) => (
        <tr key={key}>
          <th scope="row">{isLinked ? <Link href={to}>{label}</Link> : label}</th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)

type ChartSectionProps = Omit<FigureTableProps, 'isLinked'> & {
  title: string
  note?: string
  layout: ChartLayout
  /** Said in place of a chart that would show nothing. */
  empty?: string
  isWide?: boolean
}

/** A chart, and on request its figures as a table; screen readers are given the table in any case. */
export const ChartSection = ({ layout, heads, figures, empty, ...section }: ChartSectionProps) => {
  const [isTable, setIsTable] = useState(false)
  if (figures.every(({ value, text }) => value === 0 && text === undefined))
    return (
      <Section {...section}>
        <Typography color="textSecondary">{empty}</Typography>
      </Section>
    )
  const other = isTable ? 'Show the chart' : 'Show the table'
  return (
    <Section
      {...section}
      action={
        <TipButton
          label={`${section.title}: ${other.toLowerCase()}`}
          tip={other}
          onClick={() => setIsTable(!isTable)}
          sx={{ mt: -0.5, mr: -0.5 }}
        >
          {isTable ? <ChartIcon fontSize="small" /> : <TableIcon fontSize="small" />}
        </TipButton>
      }
    >
      {isTable ? (
        <FigureTable heads={heads} figures={figures} isLinked />
      ) : (
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
      )}
    </Section>
  )
}
