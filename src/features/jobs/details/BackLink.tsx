import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '@/domain/paths'

/** State of a link in the list of full-time jobs: the list is the entry of the history before the linked screen. */
export const FROM_LIST = 'fromList'

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/** Leads to the list of jobs; where the visitor came from it, back to it with its filters, page and scroll position. */
export const BackLink = () => {
  const navigate = useNavigate()
  const { state }: { state: unknown } = useLocation()
  const goBack = (event: MouseEvent) => {
    if (state !== FROM_LIST || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Button
      href={paths.fullTimeJobs}
      onClick={goBack}
      startIcon={<ArrowBackIcon />}
      // A button shrinks below its text, which would stick out of the page where letters are large.
      sx={{ flexShrink: 0, my: -1.25, mr: { xs: -2, sm: -2.5 } }}
    >
      Back
    </Button>
  )
}
