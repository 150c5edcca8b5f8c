import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'
import Tooltip from '@mui/material/Tooltip'
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type PropsWithChildren,
} from 'react'

type Notice = { text: string; isWarning?: boolean; undo?: () => void }

type Notices = {
  tell: (text: string) => void
  warn: (text: string) => void
  /** Says what was done, with a button that takes it back. */
  offerUndo: (text: string, undo: () => void) => void
}

const SHOWN_MS = 6_000
/** Longer: somebody has to read, decide and reach the button. */
const UNDO_SHOWN_MS = 12_000

const NoticesContext = createContext<Notices | undefined>(undefined)

export const useNotices = () => {
  const notices = use(NoticesContext)
  if (!notices) throw new Error('There is no NoticeProvider.')
  return notices
}

/** Where the keys take back what was typed. */
const TYPED_IN = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])'

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) =>
  key.toLowerCase() === 'z' &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  !(target instanceof Element && target.closest(TYPED_IN))

/** By key as well: a notice stands at the end of the page, far by Tab. */
const UndoButton = ({ onUndo }: { onUndo: () => void }) => {
  const undoByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isUndoKey(event)) return
    event.preventDefault()
    onUndo()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => undoByKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Tooltip title="Undo (Ctrl Z)" describeChild>
      <Button color="inherit" size="small" aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
        Undo
      </Button>
    </Tooltip>
  )
}

type NoticeBarProps = { notice: Notice; onClose: () => void }

const NoticeBar = ({ notice: { text, isWarning, undo }, onClose }: NoticeBarProps) => {
  const takeBack =
    undo &&
    (() => {
      onClose()
      undo()
    })
  return (
    <Snackbar
      open
      autoHideDuration={undo ? UNDO_SHOWN_MS : SHOWN_MS}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert
        role={isWarning ? 'alert' : 'status'}
        severity={isWarning ? 'warning' : 'success'}
        elevation={6}
        onClose={undo ? undefined : onClose}
        // Screens have a button of their own named Close.
        closeText="Dismiss"
        action={takeBack ? <UndoButton onUndo={takeBack} /> : undefined}
      >
        {text}
      </Alert>
    </Snackbar>
  )
}

/** Shows one notice at a time, at the bottom: the newest. */
export const NoticeProvider = ({ children }: PropsWithChildren) => {
  const [notice, setNotice] = useState<Notice & { number: number }>()
  const notices = useMemo<Notices>(() => {
    const show = (shown: Notice) => setNotice((before) => ({ ...shown, number: (before?.number ?? 0) + 1 }))
    return {
      tell: (text) => show({ text }),
      warn: (text) => show({ text, isWarning: true }),
      offerUndo: (text, undo) => show({ text, undo }),
    }
  }, [])
  return (
    <NoticesContext value={notices}>
      {children}
      {notice ? (
        // Added to the page with its notice: an open dialog hides from screen readers what was there before it.
        <Portal key={notice.number}>
          <NoticeBar notice={notice} onClose={() => setNotice(undefined)} />
        </Portal>
      ) : null}
    </NoticesContext>
  )
}
