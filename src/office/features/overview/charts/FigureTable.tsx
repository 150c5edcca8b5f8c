import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { Figure } from '../figures'

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

export type FigureTableProps = {
  /** What the labels and the values are. */
  heads: readonly [string, string]
  figures: readonly Figure[]
  /** Whether each label leads to what the figure is made of. */
  isLinked?: boolean
}

/** The figures of a chart in words. */
export const FigureTable = ({ heads, figures, isLinked = false }: FigureTableProps) => (
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
