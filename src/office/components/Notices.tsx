import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { addListener, isAnyOf } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { NoticeStack } from '@/components/NoticeStack'
import {
  noticeDismissed,
  selectNotices,
  successShown,
  undoChosen,
  undoOffered,
  warningShown,
  type Notice,
} from '@/store/notices'
import { messageOf, type RequestError } from '../api/officeError'
import { useOfficeDispatch, useOfficeSelector } from '../store/store'
import { isTypedIn, useDocumentKeys } from './keys'

type Request = PromiseLike<{ error?: RequestError }>

const isNoticeClosed = isAnyOf(undoChosen, noticeDismissed)

/** Shows notices. The undo function lives in a listener, outside the state. */
export const useNotify = () => {
  const dispatch = useOfficeDispatch()
  return useMemo(() => {
    const success = (text: string) => void dispatch(successShown(text))
    const warning = (text: string) => void dispatch(warningShown(text))
    /** Warns on failure. Resolves with whether the request succeeded. */
    const attempt = async (request: Request, done?: string) => {
      const { error } = await request
      if (error) warning(messageOf(error))
      else if (done) success(done)
      return error === undefined
    }
    /** Reports success with an Undo button. */
    const offerUndo = (text: string, undo: () => void) => {
      const { id } = dispatch(undoOffered(text)).payload
      dispatch(
        addListener({
          predicate: (action) => isNoticeClosed(action) && action.payload === id,
          effect: (action, listener) => {
            listener.unsubscribe()
            if (undoChosen.match(action)) undo()
          },
        }),
      )
    }
    return {
      success,
      warning,
      attempt,
      offerUndo,
      /** Attempts a request, and offers to undo it with another. */
      attemptWithUndo: async (request: Request, done: string, back: () => Request) => {
        const isDone = await attempt(request)
        if (isDone) offerUndo(done, () => void attempt(back()))
        return isDone
      },
    }
  }, [dispatch])
}

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTypedIn(target)

/** Notices at the bottom. The undo key takes the newest, because its button is far away by Tab. */
export const Notices = () => {
  const dispatch = useOfficeDispatch()
  const notices = useOfficeSelector(selectNotices)
  useDocumentKeys((event) => {
    if (event.defaultPrevented || !isUndoKey(event)) return
    const [newest] = notices.filter(({ kind }) => kind === 'undo').slice(-1)
    if (!newest) return
    event.preventDefault()
    dispatch(undoChosen(newest.id))
  })
  const showAction = ({ kind, id }: Notice) =>
    kind === 'undo' ? (
      <Tooltip title="Undo (Ctrl Z)" describeChild>
        <Button
          color="inherit"
          size="small"
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => dispatch(undoChosen(id))}
        >
          Undo
        </Button>
      </Tooltip>
    ) : undefined
  // Screens have their own Close button.
  return <NoticeStack isAtBottom closeText="Dismiss" showAction={showAction} />
}
