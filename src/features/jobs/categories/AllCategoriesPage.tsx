import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetCategoriesQuery } from '@/api/portalApi'
import { CardGrid } from '@/components/cards'
import { CategoryCard } from '@/components/CategoryCard'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { SearchField } from '@/components/SearchField'
import { foldText } from '@/domain/compareText'
import { paths } from '@/domain/paths'
import { selectCategoryList } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { allCategoriesCrumb } from '../titles'

/** From this many categories on there is a search box. */
const MANY = 24

/** Every category as a card, in the order of the server. */
const CategoryList = () => {
  const categories = useAppSelector(selectCategoryList)
  const [text, setText] = useState('')
  const wanted = foldText(text)
  const found = categories.filter(({ label }) => foldText(label).includes(wanted))
  return (
    <>
      {categories.length > MANY ? (
        <>
          <Box sx={{ maxWidth: 480 }}>
            <SearchField label="Find a category" placeholder="Find a category" text={text} onType={setText} />
          </Box>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
            {`${found.length} of ${categories.length} categories`}
          </Typography>
        </>
      ) : null}
      <CardGrid cardWidthPx={230}>
        {found.map((category) => (
          <li key={category.industry_id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </CardGrid>
    </>
  )
}

export const AllCategoriesPage = () => {
  const { isLoading } = useGetCategoriesQuery()
  return (
    <Page
      title={allCategoriesCrumb.label}
      subtitle="Choose an industry to see the jobs that are open in it."
      description="Every industry we recruit for across India, each with the number of its open full-time jobs."
      path={paths.allCategories}
    >
      {isLoading ? <Loading label="Loading categories" /> : <CategoryList />}
    </Page>
  )
}
