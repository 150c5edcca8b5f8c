import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { NothingFound } from '@/components/NothingFound'
import { paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectRemedies } from '@/store/jobSelectors'
import { FiltersButton } from '../filters/FiltersButton'
import { NO_FILTERS_FORM_ID } from '../filters/FilterForm'

const jobCount = (total: number) => (total === 1 ? '1 job' : `${total} jobs`)

type NothingLeftProps = { industryId?: string; onRemoved: () => void; onShowAll: () => void }

/** Filters that leave nothing say so, and offer what would leave something. */
export const NothingLeft = ({ industryId, onRemoved, onShowAll }: NothingLeftProps) => {
  const remedies = useAppSelector((state) => selectRemedies(state, industryId))
  return (
    <NothingFound
      title="No job fits these filters"
      advice="Try a shorter search text, another department or a wider salary. Or send your resume."
    >
      <Stack sx={{ alignItems: 'center', gap: 1.5 }}>
        {remedies.map(({ key, name, total, filters }) => (
          <FiltersButton key={key} filters={filters} onChosen={onRemoved}>
            <Button type="submit" variant="outlined">
              {`Without ${name}: ${jobCount(total)}`}
            </Button>
          </FiltersButton>
        ))}
        <Button type="submit" form={NO_FILTERS_FORM_ID} variant="contained" onClick={onShowAll}>
          Show all jobs
        </Button>
        <Button href={paths.submitResume}>Send your resume</Button>
      </Stack>
    </NothingFound>
  )
}
