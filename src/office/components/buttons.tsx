import { type KeyboardEvent, useState, type MouseEvent } from 'react'
import CopyIcon from '@mui/icons-material/ContentCopy'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import LinkIcon from '@mui/icons-material/Link'
import Button, { type ButtonProps } from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useNavigate } from 'react-router'
import { OFFICE_API } from '@/domain/office/paths'
import { changesApi } from '../api/changes'
import type { ListQuery } from '../api/officeApi'
import { messageOf } from '../api/officeError'
import { useNotify } from './Notices'

/** A toolbar is one stop of the Tab key, with the arrow keys between its buttons. */
export const useToolbar = (length: number) => {
  const [at, setAt] = useState(0)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const wanted = steps[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    const next = (wanted + length) % length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return { onKeyDown, setAt, tabIndexOf: (index: number) => (index === at ? 0 : -1) }
}

type TipButtonProps = IconButtonProps & {
  label: string
  /** The tooltip, if it says more than the label. */
  tip?: string
}

export const TipButton = ({ label, tip = label, ...button }: TipButtonProps) => (
  <Tooltip title={tip}>
    {/* A disabled button gets no pointer events. */}
    <span>
      <IconButton size="small" aria-label={label} {...button} />
    </span>
  </Tooltip>
)

export const LinkButton = ({ to, ...button }: Omit<ButtonProps, 'onClick' | 'href'> & { to: string }) => {
  const navigate = useNavigate()
  return (
    <Button
      {...button}
      onClick={(event) => {
        // In a grid, a click on the row opens it.
        event.stopPropagation()
        void navigate(to)
      }}
    />
  )
}

/** Resolves with whether the browser allowed it. */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const useCopy = () => {
  const notify = useNotify()
  return async (text: string) => {
    if (await copyText(text)) notify.success('Copied')
    else notify.warning('Your browser does not allow copying. Select the text and copy it yourself.')
  }
}

type CopyButtonProps = { text: string; label?: string; isLink?: boolean }

export const CopyButton = ({ text, label = 'Copy', isLink = false }: CopyButtonProps) => {
  const copy = useCopy()
  return (
    <Button
      startIcon={isLink ? <LinkIcon /> : <CopyIcon />}
      variant="outlined"
      onClick={() => void copy(text)}
    >
      {label}
    </Button>
  )
}

type CopyIconButtonProps = Pick<IconButtonProps, 'tabIndex'> & { text: string; label: string }

export const CopyIconButton = ({ text, label, tabIndex }: CopyIconButtonProps) => {
  const copy = useCopy()
  return (
    <TipButton
      label={label}
      tip="Copy"
      tabIndex={tabIndex}
      onClick={(event) => {
        // A click on the row opens it.
        event.stopPropagation()
        void copy(text)
      }}
    >
      <CopyIcon sx={{ fontSize: 16 }} />
    </TipButton>
  )
}

/** Props of links to files. The session is checked first: the browser would save a refusal as a failed download. */
export const useDownload = () => {
  const [checkSession] = changesApi.useLazyCheckSessionQuery()
  const { warning } = useNotify()
  const follow = async (href: string) => {
    const { error, isSuccess } = await checkSession()
    if (error) warning(messageOf(error))
    if (!isSuccess) return
    const link = document.createElement('a')
    link.href = href
    link.download = ''
    link.click()
  }
  return (path: string) => ({
    component: 'a' as const,
    href: OFFICE_API + path,
    // A refusal is then a failed download, not a page in place of the office.
    download: true,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      void follow(OFFICE_API + path)
    },
  })
}

type DownloadProps = ReturnType<ReturnType<typeof useDownload>>

/** A choice acts or downloads a file, with an optional heading above it. */
type MenuOption = { label: string; onChoose?: () => void; heading?: string } & Partial<DownloadProps>

type MenuButtonProps = ButtonProps & {
  options: readonly MenuOption[]
  /** In a bar at the bottom of the window, the menu opens upwards. */
  isAtBottom?: boolean
}

export const MenuButton = ({ options, isAtBottom = false, ...button }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        size={isAtBottom ? 'small' : 'medium'}
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        anchorOrigin={{ horizontal: 'left', vertical: isAtBottom ? 'top' : 'bottom' }}
        transformOrigin={{ horizontal: 'left', vertical: isAtBottom ? 'bottom' : 'top' }}
        open={anchor !== null}
        onClose={close}
        onClick={close}
        disablePortal
      >
        {options.flatMap(({ label, onChoose, heading, ...item }) => [
          heading === undefined ? null : (
            <ListSubheader key={`above ${label}`} role="presentation" sx={{ lineHeight: 2.5 }}>
              {heading}
            </ListSubheader>
          ),
          <MenuItem key={label} onClick={onChoose} {...item}>
            {label}
          </MenuItem>,
        ])}
      </Menu>
    </>
  )
}

type Format = { label: string; format?: string }

export const sheetFormats: readonly Format[] = [
  { label: 'CSV', format: 'csv' },
  { label: 'XLSX', format: 'xlsx' },
]

type ExportMenuProps = {
  label?: string
  /** Below the API. */
  path: string
  /** The filters of a grid: all matching rows are downloaded, on any page. */
  query?: ListQuery
  formats?: readonly Format[]
  isAtBottom?: boolean
  /** Replaces the download. */
  onExport?: (format?: string) => unknown
  isBusy?: boolean
}

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
