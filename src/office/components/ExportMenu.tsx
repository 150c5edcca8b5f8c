import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import { useState } from 'react'
import type { ListQuery } from '../api/officeApi'
import { MenuButton, type MenuOption } from './MenuButton'
import { useDownload } from './useDownload'

/** A format with its value of the parameter `format`; without one the API has no choice of them. */
type Format = { label: string; format?: string }

type ExportMenuProps = {
  label?: string
  formats?: readonly Format[]
  isAtBottom?: boolean
} & (
  | {
      /** Below the API. */
      path: string
      /** The filters of the rows, as the API takes them. */
      query?: ListQuery
    }
  | {
      /** Exports rows that do not fit into an address. */
      onExport: (format?: string) => Promise<unknown>
    }
)

/** The formats of a spreadsheet. */
export const sheetFormats: readonly Format[] = [
  { label: 'CSV', format: 'csv' },
  { label: 'XLSX', format: 'xlsx' },
]

const withParams = (path: string, { page: _page, pageSize: _pageSize, ...params }: ListQuery) => {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  )
  return `${path}?${new URLSearchParams(given)}`
}

/** Downloads all rows that match the filters of a grid, on whatever page, or calls `onExport`. */
export const ExportMenu = ({
  label: title = 'Export',
  formats = sheetFormats,
  isAtBottom = false,
  ...source
}: ExportMenuProps) => {
  const [isExporting, setIsExporting] = useState(false)
  const download = useDownload()

  const run = async (work: Promise<unknown>) => {
    setIsExporting(true)
    await work
    setIsExporting(false)
  }

  const optionOf = ({ label, format }: Format): MenuOption =>
    'onExport' in source
      ? { label, onChoose: () => void run(source.onExport(format)) }
      : { label, ...download(withParams(source.path, { ...source.query, format })) }

  return (
    <MenuButton
      isAtBottom={isAtBottom}
      startIcon={isExporting ? <CircularProgress size={18} color="inherit" aria-hidden /> : <DownloadIcon />}
      aria-busy={isExporting}
      options={formats.map(optionOf)}
    >
      {title}
    </MenuButton>
  )
}
