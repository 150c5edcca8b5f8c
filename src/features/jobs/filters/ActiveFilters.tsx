import CloseIcon from '@mui/icons-material/Close'
import { styled } from '@mui/material/styles'
import { activeFilters } from '@/domain/jobFilter'
import { languageOf } from '@/domain/display'
import { useShownList } from '../useJobList'
import { FiltersButton } from './FiltersButton'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
  // As round as a chip.
  '& a': { maxWidth: '100%', borderRadius: 22, overflowWrap: 'anywhere' },
  '& li': { maxWidth: '100%' },
}))

/** Every value that is set, as a button that takes it back. */
export const ActiveFilters = ({ onRemoved }: { onRemoved: () => void }) => {
  const { filters, found } = useShownList()
  const active = activeFilters(filters, found.choices.departments)
  if (active.length === 0) return null
  return (
    <List aria-label="Active filters">
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <FiltersButton
            filters={without}
            onChosen={onRemoved}
            variant="outlined"
            size="small"
            endIcon={<CloseIcon />}
            lang={languageOf(label)}
            aria-label={`Remove ${label}`}
          >
            <span>{label}</span>
          </FiltersButton>
        </li>
      ))}
    </List>
  )
}
