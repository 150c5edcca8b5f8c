import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { OFFICE_API } from '@/domain/office/paths'

type ExportMenuProps = {
  label?: string
  /** Below the API. */
  path: string
  /** What narrows the rows, as the API takes it. */
  query?: Record<string, string | number | undefined>
  /** What each is called, and the parameters that ask for it. */
  formats?: readonly { label: string; parameters?: Record<string, string> }[]
}

const addressOf = (path: string, parameters: Record<string, string | number | undefined>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) params.set(name, `${value}`)
  return `${OFFICE_API}${path}?${params.toString()}`
}

/** What a spreadsheet can be had as. */
const sheetFormats = [
  { label: 'CSV', parameters: { format: 'csv' } },
  { label: 'XLSX', parameters: { format: 'xlsx' } },
]

/** Downloads all rows of a grid as it is filtered, whatever page is shown. */
export const ExportMenu = ({
  label: title = 'Export',
  path,
  query,
  formats = sheetFormats,
}: ExportMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { page: _page, pageSize: _pageSize, ...filter } = query ?? {}
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {title}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disablePortal>
        {formats.map(({ label, parameters }) => (
          <MenuItem
            key={label}
            component="a"
            href={addressOf(path, { ...filter, ...parameters })}
            // A refusal is then a download that failed, and no page in place of the office.
            download
            onClick={close}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
