import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import type { ListQuery } from '../api/officeApi'
import { MenuButton } from './buttons'
import { useDownload } from './useDownload'

type Format = { label: string; format?: string }

/** The formats of a spreadsheet. */
export const sheetFormats: readonly Format[] = [
  { label: 'CSV', format: 'csv' },
  { label: 'XLSX', format: 'xlsx' },
]

type ExportMenuProps = {
  label?: string
  /** Below the API. */
  path: string
  /** The filters of a grid; all rows that match are downloaded, on whatever page. */
  query?: ListQuery
  formats?: readonly Format[]
  isAtBottom?: boolean
  /** In place of the download. */
  onExport?: (format?: string) => unknown
  isBusy?: boolean
}

/** A button with the formats of an export. */
export const ExportMenu = ({
  label = 'Export',
  path,
  query,
  formats = sheetFormats,
  isAtBottom,
  onExport,
  isBusy = false,
}: ExportMenuProps) => {
  const download = useDownload()
  const addressOf = (format: string | undefined) => {
    const { page: _page, pageSize: _pageSize, ...filter } = query ?? {}
    const params = Object.entries({ ...filter, format }).filter(([, value]) => value !== undefined)
    return `${path}?${new URLSearchParams(params.map(([name, value]) => [name, `${value}`]))}`
  }
  return (
    <MenuButton
      isAtBottom={isAtBottom}
      startIcon={isBusy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <DownloadIcon />}
      aria-busy={isBusy}
      options={formats.map(({ label: name, format }) => ({
        label: name,
        ...(onExport ? { onChoose: () => void onExport(format) } : download(addressOf(format))),
      }))}
    >
      {label}
    </MenuButton>
  )
}
