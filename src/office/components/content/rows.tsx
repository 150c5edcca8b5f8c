import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownIcon from '@mui/icons-material/ArrowDownward'
import HandleIcon from '@mui/icons-material/DragIndicator'
import MoreIcon from '@mui/icons-material/MoreVert'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import {
  createElement,
  type DragEvent,
  type HTMLAttributes,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { OfficeContentRow } from '@/domain/office/content'
import type { ContentKindName } from '@/domain/content/contentKinds'
import { contentApi, showOrder } from '../../api/contentApi'
import { messageOf } from '../../api/officeError'
import { useOfficeDispatch } from '../../store/store'
import { useNotify } from '../Notices'
import { useIsBelow } from '../useWidth'

export const DragHandle = (props: HTMLAttributes<HTMLElement>) => (
  <Box
    {...props}
    aria-hidden
    title="Drag to move"
    sx={{ display: { xs: 'none', sm: 'flex' }, color: 'text.secondary', cursor: 'grab' }}
  >
    <HandleIcon fontSize="small" />
  </Box>
)

const icons = { 'Move up': UpIcon, 'Move down': DownIcon, Delete: DeleteIcon }

type RowButtonsProps = {
  /** The row's title: screen readers read a button without its row. */
  name: string
  tabIndex?: number
  /** An impossible action, such as moving up the first row, has no `onPress`. */
  actions: readonly { label: keyof typeof icons; onPress?: () => void }[]
}

/** The actions of a row: buttons, or a menu on a phone. */
export const RowButtons = ({ name, tabIndex, actions }: RowButtonsProps) => {
  const isPhone = useIsBelow('sm')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    // In a grid, a click on the row opens it.
    <Box sx={{ display: 'flex' }} onClick={(event) => event.stopPropagation()}>
      {isPhone ? (
        <IconButton
          aria-label={`More: ${name}`}
          title="More"
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      ) : (
        actions.map(({ label, onPress }) => (
          <IconButton
            key={label}
            size="small"
            aria-label={`${label}: ${name}`}
            tabIndex={tabIndex}
            title={label}
            disabled={!onPress}
            onClick={onPress}
          >
            {createElement(icons[label], { fontSize: 'small' })}
          </IconButton>
        ))
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        {actions.map(({ label, onPress }) => (
          <MenuItem key={label} disabled={!onPress} onClick={onPress}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}

/** Deletes a row of content at once, with Undo. Resolves with whether it is gone. */
export const useDeleting = (kind: ContentKindName) => {
  const [deleteContent] = contentApi.useDeleteContentMutation()
  const [addContent] = contentApi.useAddContentMutation()
  const notify = useNotify()

  return async (id: string, title: string) => {
    const { data, error } = await deleteContent({ kind, id })
    if (!data) {
      notify.warning(messageOf(error))
      return false
    }
    const { values, order } = data
    const restore = () =>
      notify.attempt(addContent({ kind, values, place: { id, order } }), `${title} is restored.`)
    notify.offerUndo(`${title} is deleted.`, () => void restore())
    return true
  }
}

type RowsOptions = {
  kind: ContentKindName
  all: readonly OfficeContentRow[]
  /** The rows listed: if movable, the first of all. */
  shown: readonly OfficeContentRow[]
  isMovable: boolean
  titleOf: (row: OfficeContentRow) => string
  /** Called before a button in this row takes the focus. */
  onFocus?: (at: number) => void
}

/** Moves and deletes rows, known by their index as `data-id`. Focus stays with the pressed button. */
export const useRows = ({ kind, all, shown, isMovable, titleOf, onFocus }: RowsOptions) => {
  const dispatch = useOfficeDispatch()
  const [orderContent] = contentApi.useOrderContentMutation()
  const remove = useDeleting(kind)
  const { attempt } = useNotify()
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ at: number; button: string }>(undefined)
  // One request after another: the last order made is the last to arrive.
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const giveFocus = useEffectEvent((_all: RowsOptions['all']) => {
    if (!wanted.current) return
    const { at, button } = wanted.current
    wanted.current = undefined
    const row = list.current?.querySelector(`[data-id="${at}"]`)
    const same = row?.querySelector<HTMLElement>(`button[title="${button}"]:enabled`)
    const other = row?.querySelector<HTMLElement>('button:enabled')
    ;(same ?? other)?.focus()
  })
  useEffect(() => giveFocus(all), [all])

  const keepFocus = (at: number, button: string) => {
    wanted.current = { at, button }
    onFocus?.(at)
  }

  const move = (from: number, to: number) => {
    const moved = all[from]
    if (!moved || from === to) return
    const ids = all.filter((row) => row !== moved).map(({ id }) => id)
    ids.splice(to, 0, moved.id)
    dispatch(showOrder(kind, ids))
    setSaid(`${titleOf(moved)} is now ${to + 1} of ${all.length}.`)
    queue.current = queue.current.then(() => attempt(orderContent({ kind, ids })))
  }

  const step = (label: 'Move up' | 'Move down', from: number, to: number) => {
    const onPress = () => {
      keepFocus(to, label)
      move(from, to)
    }
    return { label, onPress: to in all ? onPress : undefined }
  }

  const removeAt = async (row: OfficeContentRow, at: number) => {
    if (await remove(row.id, titleOf(row))) keepFocus(Math.min(at, shown.length - 2), 'Delete')
  }

  const endDrag = () => {
    setDragged(undefined)
    setOver(undefined)
  }

  return {
    list,
    said,
    buttonsOf: (row: OfficeContentRow, at: number) => ({
      name: titleOf(row),
      actions: [
        ...(isMovable ? [step('Move up', at, at - 1), step('Move down', at, at + 1)] : []),
        { label: 'Delete' as const, onPress: () => void removeAt(row, at) },
      ],
    }),
    handleOf: (at: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', `${at}`)
        const row = event.currentTarget.closest('[data-id]')
        if (row) event.dataTransfer.setDragImage(row, 8, 8)
        setDragged(at)
      },
      onDragEnd: endDrag,
    }),
    rowProps: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(Number(event.currentTarget.dataset.id))
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        endDrag()
        if (dragged !== undefined) move(dragged, Number(event.currentTarget.dataset.id))
      },
    },
    /** The class of a row where the dragged one would land. */
    classOf: (at: number) => {
      if (dragged === undefined || at !== over || at === dragged) return ''
      return at > dragged ? 'drop-below' : 'drop-above'
    },
  }
}

/** The line where the dragged row would land. */
export const dropLineSx = {
  '& .drop-above': { boxShadow: ({ vars }: Theme) => `inset 0 2px ${vars.palette.primary.main}` },
  '& .drop-below': { boxShadow: ({ vars }: Theme) => `inset 0 -2px ${vars.palette.primary.main}` },
}
