import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { entityIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { Page } from '@/components/Page'
import { localized } from '@/domain/content/localized'
import { canonicalListPath } from '@/domain/jobs/listAddress'
import { categoryJobsPath, idIn } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectIsRefused, selectListCategory, selectShownList } from '@/store/jobSelectors'
import type { RootState } from '@/store/store'
import { allCategoriesCrumb } from '../titles'
import { JobBrowser } from './JobBrowser'

const { getCategories, getHomeIndustries } = portalApi.endpoints
const cachedLists = [getCategories.select(), getHomeIndustries.select()]

/** The category in a cached list; undefined if the visitor came straight to it. */
const selectCategory = (state: RootState, id: string) =>
  cachedLists.map((select) => entityIn(select(state).data, id)).find((one) => one?.label)

/** The jobs of the category in the address. */
export const CategoryJobsPage = () => {
  const { t, i18n } = useLingui()
  const [query] = useSearchParams()
  const id = idIn(query, 'id')
  const listed = useAppSelector(selectListCategory)
  const card = useAppSelector((state) => selectCategory(state, id))
  const all = useAppSelector((state) => selectShownList(state).found.all)
  const isGone = useAppSelector(selectIsRefused)
  const named = listed?.name ? { label: listed.name, label_hi: listed.name_hi } : card
  const { text: name } = localized(named ?? { label: '' }, 'label', i18n)
  return (
    <Page
      title={name ? t`Job According To The ${name} Category` : t`Job According To The Category`}
      description={
        name
          ? t`Open full-time jobs in ${name} across India, with experience, location and salary. Apply with your resume: no fees, no sign-in.`
          : t`The open full-time jobs of one industry.`
      }
      path={canonicalListPath(categoryJobsPath(id), query, all)}
      trail={[allCategoriesCrumb(i18n)]}
      crumb={name || t`Category`}
      isGone={isGone}
    >
      <JobBrowser key={id} />
    </Page>
  )
}
