import ChartIcon from '@mui/icons-material/BarChart'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { TipButton } from '../../components/buttons'
import { Section } from '../../components/Section'
import { Muted } from '../../components/texts'
import type { BarsProps } from './Bars'

/** Charts load after everything else. */
const Bars = lazyWithFallback<BarsProps>(async () => (await import('./Bars')).Bars)

type ChartSectionProps = Omit<BarsProps, 'height' | 'what'> & {
  title: string
  note?: ReactNode
  heads: readonly [string, string]
  /** Shown instead of an empty chart. */
  empty?: string
  isWide?: boolean
}

/** A chart, or its figures as a table on request; screen readers always get the table. */
export const ChartSection = ({ layout, heads, figures, color, empty, ...section }: ChartSectionProps) => {
  const [isTable, setIsTable] = useState(false)
  if (figures.every(({ value, text }) => value === 0 && text === undefined))
    return (
      <Section {...section}>
        <Muted>{empty}</Muted>
      </Section>
    )
  const [labelHead, valueHead] = heads
  // Known before the chart loads, so that nothing below it moves.
  const height = layout === 'vertical' ? 220 : figures.length * 30
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
      {isTable ? null : (
        <Box aria-hidden sx={{ height }}>
          <Suspense>
            <Bars layout={layout} figures={figures} height={height} color={color} what={valueHead} />
          </Suspense>
        </Box>
      )}
      <Box sx={isTable ? { maxWidth: 640 } : visuallyHidden}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{labelHead}</TableCell>
              <TableCell align="right">{valueHead}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {figures.map(({ label, value, text = value, to }) => (
              <TableRow key={to}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {isTable ? <Link href={to}>{label}</Link> : label}
                </TableCell>
                <TableCell align="right">{text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  )
}
