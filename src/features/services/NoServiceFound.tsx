import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import { NothingFound } from '@/components/NothingFound'
import { paths } from '@/domain/paths'

/** Of a search that finds no service. */
export const NoServiceFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <NothingFound
    title="No service fits this search"
    advice="Try a shorter word, or write to us what you need. We may do it without having a page for it."
  >
    <Button component={RouterLink} to={paths.services} onClick={onShowAll} variant="contained">
      Show all services
    </Button>
    <Button component={RouterLink} to={paths.manpowerEnquiry} variant="outlined">
      Send an enquiry
    </Button>
  </NothingFound>
)
