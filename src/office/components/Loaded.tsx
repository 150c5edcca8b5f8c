import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Loading } from '@/components/Loading'
import { codeOf, messageOf, NOT_FOUND, type RequestError } from '../api/officeError'

export type Query<Data> = { data?: Data; error?: RequestError; refetch: () => unknown }

/** Whether it was erased or deleted, also after it was shown. */
export const isGone = ({ error }: Pick<Query<unknown>, 'error'>) => codeOf(error) === NOT_FOUND

/** Says why something could not be loaded. What is not there will not be there the next time either. */
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

/** Draws the answer of a query; until then that it is loaded, or why it failed. What is gone is shown no longer. */
export const Loaded = <Data,>({ query, children, ...loading }: LoadedProps<Data>) => (
  <>
    <LoadFailure query={query} />
    {query.data || query.error ? null : <Loading {...loading} />}
    {query.data && !isGone(query) ? children(query.data) : null}
  </>
)

/** The first complete answer of a query: what is typed over it stays when it is read again later. */
export const useFirstAnswer = <Data,>(query: Query<Data> & { isFetching: boolean }): Query<Data> => {
  const { data, isFetching, error, refetch } = query
  const [first, setFirst] = useState<Data>()
  if (first === undefined && data !== undefined && !isFetching) setFirst(data)
  return { data: first, error: first === undefined ? error : undefined, refetch }
}
