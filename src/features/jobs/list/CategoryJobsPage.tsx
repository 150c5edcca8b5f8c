import { useLingui } from '@lingui/react/macro'
import type { PropsWithChildren } from 'react'
import { useSearchParams } from 'react-router'
import { entityIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { Page } from '@/components/Page'
import { canonicalListPath } from '@/domain/jobs/listAddress'
import { categoryJobsPath, idIn } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/store'
import { allCategoriesCrumb } from '../titles'
import { JobListProvider, useShownList } from '../useJobList'
import { JobBrowser } from './JobBrowser'
import { localized } from '@/domain/content/localized'

const { getCategories, getHomeIndustries } = portalApi.endpoints
const cachedLists = [getCategories.select(), getHomeIndustries.select()]

/** The category in the lists that are cached; undefined if the visitor came straight to the category. */
const selectCategory = (state: RootState, id: string) =>
  cachedLists.map((select) => entityIn(select(state).data, id)).find((one) => one?.label)

const CategoryPage = ({ id, children }: PropsWithChildren<{ id: string }>) => {
  const [query] = useSearchParams()
  const list = useShownList()
  const card = useAppSelector((state) => selectCategory(state, id))
  const { t, i18n } = useLingui()
  const { text: name } = localized(
    list.name ? { label: list.name, label_hi: list.name_hi } : (card ?? { label: '' }),
    'label',
    i18n,
  )
  return (
    <Page
      title={name ? t`Job According To The ${name} Category` : t`Job According To The Category`}
      description={
        name
          ? t`Open full-time jobs in ${name} across India, with experience, location and salary. Apply with your resume: no fees, no sign-in.`
          : t`The open full-time jobs of one industry.`
      }
      path={canonicalListPath(categoryJobsPath(id), query, list.found.all)}
      trail={[allCategoriesCrumb(i18n)]}
      crumb={name || t`Category`}
      isGone={list.isRefused}
    >
      {children}
    </Page>
  )
}

/** The jobs of the category in the address. The key keeps a category from showing under the name of another. */
export const CategoryJobsPage = () => {
  const [query] = useSearchParams()
  const id = idIn(query, 'id')
  return (
    <JobListProvider key={id} industryId={id}>
      <CategoryPage id={id}>
        <JobBrowser industryId={id} />
      </CategoryPage>
    </JobListProvider>
  )
}
