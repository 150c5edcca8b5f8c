import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { CardGrid } from '@/components/cards'
import { CategoryCard } from '@/components/CategoryCard'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { SearchField } from '@/components/SearchField'
import { localized } from '@/domain/content/localized'
import { foldText } from '@/domain/text/compareText'
import { allCategoriesCrumb } from '../titles'

/** With more categories there is a search box. */
const MANY = 24

/** Every category as a card, in the order of the server. */
export const AllCategoriesPage = () => {
  const { t, i18n } = useLingui()
  const { data, isLoading } = portalApi.useGetCategoriesQuery()
  const [text, setText] = useState('')
  const categories = entitiesIn(data)
  const found = categories.filter((category) =>
    [category.label, localized(category, 'label', i18n).text].some((label) =>
      foldText(label).includes(foldText(text)),
    ),
  )
  const [shown, all] = [found.length, categories.length]
  const find = t`Find a category`
  return (
    <Page
      title={allCategoriesCrumb(i18n).label}
      subtitle={t`Choose an industry to see the jobs that are open in it.`}
      description={t`Every industry we recruit for across India, each with the number of its open full-time jobs.`}
    >
      {isLoading ? <Loading label={t`Loading categories`} /> : null}
      {categories.length > MANY ? (
        <>
          <Box sx={{ maxWidth: 480 }}>
            <SearchField label={find} placeholder={find} text={text} onType={setText} />
          </Box>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
            {t`${shown} of ${all} categories`}
          </Typography>
        </>
      ) : null}
      <CardGrid cardWidthPx={230}>
        {found.map((category) => (
          <CategoryCard key={category.industry_id} category={category} />
        ))}
      </CardGrid>
    </Page>
  )
}
