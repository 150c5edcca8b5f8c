import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { languageOf } from '@/domain/language'
import { useAppSelector } from '@/store/hooks'
import { selectActiveFilters } from '@/store/jobSelectors'
import { FiltersButton } from './FiltersButton'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
  // As round as a chip.
  '& button': { maxWidth: '100%', borderRadius: 22, overflowWrap: 'anywhere' },
  '& li': { maxWidth: '100%' },
}))

type ActiveFiltersProps = { industryId?: string; onRemoved: () => void }

/** Every value that is set, as a button that takes it back. */
export const ActiveFilters = ({ industryId, onRemoved }: ActiveFiltersProps) => {
  const active = useAppSelector((state) => selectActiveFilters(state, industryId))
  if (active.length === 0) return null
  return (
    <List aria-label="Active filters">
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <FiltersButton filters={without} onChosen={onRemoved}>
            <Button
              type="submit"
              variant="outlined"
              size="small"
              endIcon={<CloseIcon />}
              lang={languageOf(label)}
              aria-label={`Remove ${label}`}
            >
              <span>{label}</span>
            </Button>
          </FiltersButton>
        </li>
      ))}
    </List>
  )
}
