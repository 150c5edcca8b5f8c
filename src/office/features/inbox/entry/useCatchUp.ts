import type { SerializedError } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent } from 'react'
import type { InboxEntry } from '@/domain/office/inbox'
import { changesSince, tellChanges } from '@/domain/office/inboxChange'
import { codeOf, type OfficeError } from '../../../api/officeError'
import { POLL_MS } from '../../../api/polling'
import { useGetVersionQuery } from '../../../api/submissions'
import { useNotices } from '../../../components/Notices'
import { useAccount } from '../../../store/useAccount'

const NOT_FOUND = 404

/** What a query hook returns of an open submission. */
type Loaded = {
  data?: InboxEntry
  error?: OfficeError | SerializedError
  refetch: () => PromiseLike<{ data?: InboxEntry }>
}

/** Shows what others do to an open submission, says who did it, and reads again what could not be read. */
export const useCatchUp = (reference: string, { data: entry, error: failure, refetch }: Loaded) => {
  const { id: own } = useAccount()
  const { tell } = useNotices()
  const { data: version, error } = useGetVersionQuery(reference, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const isErased = codeOf(error) === NOT_FOUND
  const current = error ? undefined : version

  const catchUp = useEffectEvent(async (there: number | undefined) => {
    const isBehind = there === undefined || failure || (entry && there > entry.version)
    if (codeOf(failure) === NOT_FOUND || !isBehind) return
    const { data: now } = await refetch()
    if (!entry || !now) return
    const others = changesSince(now, entry.version).filter(({ account }) => account.id !== own)
    if (others.length > 0) tell(tellChanges(others))
  })
  useEffect(() => {
    if (isErased || current !== undefined) void catchUp(current)
  }, [current, isErased])
}
