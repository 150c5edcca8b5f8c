import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { addListener, isAnyOf } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useMemo } from 'react'
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
import { isTypedIn } from './keys'

const isNoticeClosed = isAnyOf(undoChosen, noticeDismissed)

/** Shows notices. The function that undoes something stays outside the state, with the listener of its notice. */
export const useNotify = () => {
  const dispatch = useOfficeDispatch()
  return useMemo(() => {
    const success = (text: string) => void dispatch(successShown(text))
    const warning = (text: string) => void dispatch(warningShown(text))
    return {
      success,
      warning,
      /** Resolves with whether a request succeeded, and warns if it did not. */
      attempt: async (request: PromiseLike<{ error?: RequestError }>, done?: string) => {
        const { error } = await request
        if (error) warning(messageOf(error))
        else if (done) success(done)
        return error === undefined
      },
      dismiss: (id: string) => void dispatch(noticeDismissed(id)),
      /** Reports what was done, with a button that undoes it. Returns the id of the notice. */
      offerUndo: (text: string, undo: () => void) => {
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
        return id
      },
    }
  }, [dispatch])
}

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTypedIn(target)

/** The office's notices, at the bottom. The keys for Undo take the newest, since the button is far by Tab. */
export const Notices = () => {
  const dispatch = useOfficeDispatch()
  const notices = useOfficeSelector(selectNotices)
  const undoByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isUndoKey(event)) return
    const [newest] = notices.filter(({ kind }) => kind === 'undo').slice(-1)
    if (!newest) return
    event.preventDefault()
    dispatch(undoChosen(newest.id))
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => undoByKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
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
  // Screens have a button of their own named Close.
  return <NoticeStack isAtBottom closeText="Dismiss" showAction={showAction} />
}
