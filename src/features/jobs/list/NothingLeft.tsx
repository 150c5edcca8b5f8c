import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { NothingFound } from '@/components/NothingFound'
import { filterTable, noFilters, withoutFilter } from '@/domain/jobs/jobFilter'
import { paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectShownList } from '@/store/jobSelectors'
import { FiltersButton } from '../filters/FiltersButton'
import { jobCount } from '../titles'

/** A button took filters back, and is gone. */
export type Removal = { onRemoved: () => void }

/** Filters that leave nothing say so, and offer what would leave something. */
export const NothingLeft = ({ onRemoved }: Removal) => {
  const { t, i18n } = useLingui()
  const { filters, found } = useAppSelector(selectShownList)
  return (
    <NothingFound
      title={t`No job fits these filters`}
      advice={t`Try a shorter search text, another department or a wider salary. Or send your resume.`}
    >
      <Stack sx={{ alignItems: 'center', gap: 1.5 }}>
        {found.without
          // Without the only one, all jobs are left.
          .filter(([, total]) => total > 0 && found.without.length > 1)
          .map(([key, total]) => {
            const [name, jobs] = [i18n._(filterTable[key].name), jobCount(total, i18n)]
            return (
              <FiltersButton
                key={key}
                filters={withoutFilter(filters, key)}
                onChosen={onRemoved}
                variant="outlined"
              >
                {t`Without ${name}: ${jobs}`}
              </FiltersButton>
            )
          })}
        <FiltersButton
          filters={{ ...noFilters, sort: filters.sort }}
          onChosen={onRemoved}
          variant="contained"
        >
          {t`Show all jobs`}
        </FiltersButton>
        <Button href={paths.submitResume}>{t`Send your resume`}</Button>
      </Stack>
    </NothingFound>
  )
}
