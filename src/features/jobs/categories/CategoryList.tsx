import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { CardGrid } from '@/components/cards'
import { CategoryCard } from '@/components/CategoryCard'
import { SearchField } from '@/components/SearchField'
import type { Category } from '@/domain/entities'
import { foldText } from '@/domain/compareText'

/** From this many categories on there is a search box. */
const MANY = 24

type CategoriesProps = { categories: readonly Category[] }

const CategoryCards = memo(({ categories }: CategoriesProps) => (
  <CardGrid cardWidthPx={230}>
    {categories.map((category) => (
      <li key={category.industry_id}>
        <CategoryCard category={category} />
      </li>
    ))}
  </CardGrid>
))
CategoryCards.displayName = 'CategoryCards'

/** Every category as a card, in the order of the server. */
export const CategoryList = ({ categories }: CategoriesProps) => {
  const [text, setText] = useState('')
  const wanted = foldText(useDeferredValue(text))
  const found = useMemo(
    () => categories.filter(({ label }) => foldText(label).includes(wanted)),
    [categories, wanted],
  )
  if (categories.length <= MANY) return <CategoryCards categories={categories} />
  return (
    <>
      <Box sx={{ maxWidth: 480 }}>
        <SearchField label="Find a category" placeholder="Find a category" text={text} onType={setText} />
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
        {`${found.length} of ${categories.length} categories`}
      </Typography>
      <CategoryCards categories={found} />
    </>
  )
}
