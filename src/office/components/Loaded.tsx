import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Loading } from '@/components/Loading'
import { codeOf, messageOf, NOT_FOUND, type RequestError } from '../api/officeError'

/** Calls back on each refetch, with the previous data. */
export const useOnRefetch = <Data,>(data: Data | undefined, compare: (now: Data, before: Data) => void) => {
  const known = useRef<Data>(undefined)
  const onRead = useEffectEvent((now: Data) => {
    if (known.current !== undefined) compare(now, known.current)
    known.current = now
  })
  useEffect(() => {
    if (data !== undefined) onRead(data)
  }, [data])
}

export type Query<Data> = { data?: Data; error?: RequestError; refetch: () => unknown }

/** Erased or deleted, even after it was shown. */
export const isGone = ({ error }: Pick<Query<unknown>, 'error'>) => codeOf(error) === NOT_FOUND

/** Says why loading failed. There is no retry for something that does not exist. */
export const LoadFailure = ({ query: { error, refetch } }: { query: Query<unknown> }) =>
  error ? (
    <Alert
      severity="error"
      sx={{ flexShrink: 0 }}
      action={
        isGone({ error }) ? undefined : (
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        )
      }
    >
      {messageOf(error)}
    </Alert>
  ) : null

type LoadedProps<Data> = ComponentProps<typeof Loading> & {
  query: Query<Data>
  children: (data: Data) => ReactNode
}

/** Shows the data of a query, or that it is loading, or why it failed; nothing once it is gone. */
export const Loaded = <Data,>({ query, children, ...loading }: LoadedProps<Data>) => (
  <>
    <LoadFailure query={query} />
    {query.data || query.error ? null : <Loading {...loading} />}
    {query.data && !isGone(query) ? children(query.data) : null}
  </>
)

/** The first complete answer: later refetches do not overwrite typed text. */
export const useFirstAnswer = <Data,>(query: Query<Data> & { isFetching: boolean }): Query<Data> => {
  const { data, isFetching, error, refetch } = query
  const [first, setFirst] = useState<Data>()
  if (first === undefined && data !== undefined && !isFetching) setFirst(data)
  return { data: first, error: first === undefined ? error : undefined, refetch }
}
