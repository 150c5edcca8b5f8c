import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { reloadPage } from '@/components/form/reload'
import { NOT_FOUND } from '../api/officeError'
import { Screen } from '../components/Screen'

const describe = (error: unknown) => {
  if (isRouteErrorResponse(error) && error.status === NOT_FOUND)
    return { title: 'Not found', text: 'There is no page at this address.', isFinal: true }
  if (error instanceof Error && error.name === 'ChunkLoadError')
    return {
      title: 'Not loaded',
      text: 'This screen could not be loaded. The office may have been updated, or the connection failed.',
    }
  return {
    title: 'Something went wrong',
    text: 'This screen has stopped working. Try again, or go back to the start.',
  }
}

/** Replaces a screen that does not exist, threw, or failed to load. */
export const ErrorScreen = () => {
  const { title, text, isFinal = false } = describe(useRouteError())
  return (
    <Screen title={title}>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <Stack direction="row" spacing={1}>
        {isFinal ? null : (
          <Button variant="contained" onClick={reloadPage}>
            Try again
          </Button>
        )}
        <Button variant={isFinal ? 'contained' : 'text'} href="/">
          Back to the start
        </Button>
      </Stack>
    </Screen>
  )
}
