import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { NothingFound } from '@/components/NothingFound'
import { noFilters } from '@/domain/jobFilter'
import { filterNames, withoutFilter } from '@/domain/jobs/activeFilters'
import { paths } from '@/domain/paths'
import { filtersCleared } from '@/store/jobFilters'
import { FiltersButton } from '../filters/FiltersButton'
import type { JobList } from '../useJobList'

const jobCount = (total: number) => (total === 1 ? '1 job' : `${total} jobs`)

type NothingLeftProps = { list: JobList; onRemoved: () => void }

/** Filters that leave nothing say so, and offer what would leave something. */
export const NothingLeft = ({ list: { filters, found }, onRemoved }: NothingLeftProps) => (
  <NothingFound
    title="No job fits these filters"
    advice="Try a shorter search text, another department or a wider salary. Or send your resume."
  >
    <Stack sx={{ alignItems: 'center', gap: 1.5 }}>
      {found.without
        .filter(([, total]) => total > 0)
        .map(([key, total]) => (
          <FiltersButton
            key={key}
            filters={withoutFilter(filters, key)}
            onChosen={onRemoved}
            variant="outlined"
          >
            {`Without ${filterNames[key]}: ${jobCount(total)}`}
          </FiltersButton>
        ))}
      <FiltersButton
        filters={{ ...noFilters, sort: filters.sort }}
        event={filtersCleared()}
        onChosen={onRemoved}
        variant="contained"
      >
        Show all jobs
      </FiltersButton>
      <Button href={paths.submitResume}>Send your resume</Button>
    </Stack>
  </NothingFound>
)
