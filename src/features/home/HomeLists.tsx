import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren } from 'react'
import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { CategoryCard } from '@/components/CategoryCard'
import { CompanyLogo } from '@/components/CompanyLogo'
import { Loading } from '@/components/Loading'
import { COMPANY_LOGO_MAX_WIDTH_PX, HOME_COMPANIES_MAX, HOME_INDUSTRIES_MAX } from '@/domain/limits'
import { paths } from '@/domain/paths'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

const listSx = { display: 'grid', gap: { xs: 1.5, md: 2 }, p: 0, m: 0, listStyle: 'none' }

type HomeListProps = PropsWithChildren<{
  title: string
  subtitle: string
  /** The screen with the whole list. */
  more: { label: string; href: string }
  gridTemplateColumns: Record<string, string>
  /** The height of the whole list, which its spinner takes. */
  heightPx: Record<string, number>
  bgcolor?: string
  /** The label of the spinner; false once the list is there. */
  loading: string | false
}>

/** A list with its heading and the way to the whole list, which stays without it. */
const HomeList = ({ title, subtitle, more, loading, children, ...look }: HomeListProps) => {
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ py: { xs: 4, md: 6 }, bgcolor: look.bgcolor }}>
      <Container>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', mb: { xs: 2, md: 3 } }}
        >
          <div>
            <Typography id={headingId} variant="h2">
              {title}
            </Typography>
            <Typography color="textSecondary">{subtitle}</Typography>
          </div>
          <Button href={more.href} endIcon={<ArrowForwardIcon />} sx={{ px: 1, mx: -1 }}>
            {more.label}
          </Button>
        </Stack>
        {loading ? (
          <Loading label={loading} minHeight={look.heightPx} />
        ) : (
          <Box component="ul" sx={{ ...listSx, gridTemplateColumns: look.gridTemplateColumns }}>
            {children}
          </Box>
        )}
      </Container>
    </Box>
  )
}

export const PopularCategories = () => {
  const { data, isLoading } = portalApi.useGetHomeIndustriesQuery()
  const industries = entitiesIn(data).slice(0, HOME_INDUSTRIES_MAX)
  return (
    <HomeList
      title="Popular Category"
      subtitle="Industry wise jobs"
      more={{ label: 'All Categories', href: paths.allCategories }}
      gridTemplateColumns={{ xs: columns(2), sm: columns(3), lg: columns(4) }}
      heightPx={{ xs: 734, sm: 409, md: 395, lg: 292 }}
      bgcolor="background.paper"
      loading={isLoading && 'Loading categories'}
    >
      {industries.map((industry) => (
        <li key={industry.industry_id}>
          <CategoryCard category={industry} />
        </li>
      ))}
    </HomeList>
  )
}

export const TopCompanies = () => {
  const { data, isLoading } = portalApi.useGetCompaniesQuery()
  const companies = entitiesIn(data).slice(0, HOME_COMPANIES_MAX)
  return (
    <HomeList
      title="Top Companies"
      subtitle="Most and all-time top companies"
      more={{ label: 'Other Companies', href: paths.companies }}
      gridTemplateColumns={{ xs: columns(2), sm: columns(4), lg: columns(8) }}
      heightPx={{ xs: 886, sm: 466, md: 491, lg: 184 }}
      loading={isLoading && 'Loading companies'}
    >
      {companies.map((company) => (
        <li key={company.logo_file_name}>
          <CompanyLogo company={company} maxWidthPx={COMPANY_LOGO_MAX_WIDTH_PX} />
        </li>
      ))}
    </HomeList>
  )
}
