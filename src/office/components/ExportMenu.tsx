import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { OFFICE_API } from '@/domain/office/paths'
import { menuAbove } from './menuAbove'
import { useDownload } from './useDownload'

type Parameters = Record<string, string>

type ExportMenuProps = {
  label?: string
  /** The name of each, and the parameters that ask for it. */
  formats?: readonly { label: string; parameters?: Parameters }[]
  /** In a bar at the bottom of the window: the menu opens above it. */
  isAtBottom?: boolean
} & (
  | {
      /** Below the API. */
      path: string
      /** What narrows the rows, as the API takes it. */
      query?: Record<string, string | number | undefined>
    }
  | {
      /** Exports rows that do not fit into an address. */
      onExport: (parameters: Parameters) => Promise<void>
    }
)

const addressOf = (path: string, parameters: Record<string, string | number | undefined>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) params.set(name, `${value}`)
  return `${OFFICE_API}${path}?${params.toString()}`
}

/** The formats of a spreadsheet. */
export const sheetFormats = [
  { label: 'CSV', parameters: { format: 'csv' } },
  { label: 'XLSX', parameters: { format: 'xlsx' } },
]

/** Downloads all rows that match the filters of a grid, on whatever page, or calls `onExport`. */
export const ExportMenu = ({
  label: title = 'Export',
  formats = sheetFormats,
  isAtBottom = false,
  ...source
}: ExportMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isExporting, setIsExporting] = useState(false)
  const download = useDownload()
  const close = () => setAnchor(null)

  const run = async (work: Promise<void>) => {
    close()
    setIsExporting(true)
    await work
    setIsExporting(false)
  }

  const itemOf = ({ label, parameters = {} }: (typeof formats)[number]) => {
    if ('onExport' in source)
      return (
        <MenuItem key={label} onClick={() => void run(source.onExport(parameters))}>
          {label}
        </MenuItem>
      )
    const { page: _page, pageSize: _pageSize, ...filter } = source.query ?? {}
    return (
      <MenuItem
        key={label}
        component="a"
        href={addressOf(source.path, { ...filter, ...parameters })}
        // A refusal is then a download that failed, and no page in place of the office.
        download
        onClick={(event) => {
          close()
          void download(event)
        }}
      >
        {label}
      </MenuItem>
    )
  }

  return (
    <>
      <Button
        size={isAtBottom ? 'small' : 'medium'}
        startIcon={
          isExporting ? <CircularProgress size={18} color="inherit" aria-hidden /> : <DownloadIcon />
        }
        aria-busy={isExporting}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {title}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        disablePortal
        {...(isAtBottom && menuAbove)}
      >
        {formats.map(itemOf)}
      </Menu>
    </>
  )
}
