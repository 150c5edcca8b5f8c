import { useLingui } from '@lingui/react/macro'
import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren } from 'react'
import { entitiesIn } from '@/api/adapters'
import { jobsApi } from '@/api/jobsApi'
import { portalApi } from '@/api/portalApi'
import { CategoryCard } from '@/components/CategoryCard'
import { CompanyLogo } from '@/components/CompanyLogo'
import { Localized } from '@/components/Localized'
import { Loading } from '@/components/Loading'
import { payIn } from '@/domain/jobs/pay'
import { COMPANY_LOGO_MAX_WIDTH_PX, HOME_COMPANIES_MAX, HOME_INDUSTRIES_MAX } from '@/domain/site/limits'
import { jobDetailsPath, paths } from '@/domain/paths'
import { selectPayUnit } from '@/store/device'
import { useAppSelector } from '@/store/hooks'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

const listSx = { display: 'grid', gap: { xs: 1.5, md: 2 } }

type HomeListProps = PropsWithChildren<{
  title: string
  subtitle: string
  /** The screen with the whole list. */
  more: { label: string; href: string }
  gridTemplateColumns: Record<string, string>
  /** The height of the whole list, which its spinner takes. */
  heightPx: Record<string, number>
  /** The label of the spinner; false once the list is there. */
  loading: string | false
}>

/** A list with its heading and a link to the whole list. */
const HomeList = ({ title, subtitle, more, loading, children, ...look }: HomeListProps) => {
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ py: { xs: 3.5, md: 5 } }}>
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
    </Box>
  )
}

/** A card with as few elements as possible. */
const JobLink = styled(Link)(({ theme }) => ({
  display: 'block',
  height: '100%',
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'currentcolor', boxShadow: theme.shadows[4] },
  '& > *': { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
  '& > span': { ...theme.typography.body2, color: theme.palette.text.secondary },
}))

export const NewestJobs = () => {
  const { t, i18n } = useLingui()
  const { data, isLoading } = jobsApi.useGetHomeJobsQuery()
  const payUnit = useAppSelector(selectPayUnit)
  if (!isLoading && !data?.total) return null
  return (
    <HomeList
      title={t`Newest jobs`}
      subtitle={t`Just posted by employers who hire through us`}
      more={{ label: t`See all jobs`, href: paths.fullTimeJobs }}
      gridTemplateColumns={{ xs: columns(1), sm: columns(2), lg: columns(3) }}
      heightPx={{ xs: 680, sm: 330, lg: 220 }}
      loading={isLoading && t`Loading jobs`}
    >
      {data?.jobs.map((job) => (
        <li key={job.job_id}>
          <JobLink href={jobDetailsPath(job.job_id)} underline="none">
            <b>
              <Localized of={job} name="position" />
            </b>
            <span>
              <Localized of={job} name="company_name" />
              {job.company_name && job.location ? ' · ' : null}
              <Localized of={job} name="location" />
            </span>
            <span>{payIn(payUnit, job, i18n)}</span>
          </JobLink>
        </li>
      ))}
    </HomeList>
  )
}

export const PopularCategories = () => {
  const { t } = useLingui()
  const { data, isLoading } = portalApi.useGetHomeIndustriesQuery()
  const industries = entitiesIn(data).slice(0, HOME_INDUSTRIES_MAX)
  return (
    <HomeList
      title={t`Popular Category`}
      subtitle={t`Industry wise jobs`}
      more={{ label: t`All Categories`, href: paths.allCategories }}
      gridTemplateColumns={{ xs: columns(2), sm: columns(3), lg: columns(4) }}
      heightPx={{ xs: 734, sm: 409, md: 395, lg: 292 }}
      loading={isLoading && t`Loading categories`}
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
  const { t } = useLingui()
  const { data, isLoading } = portalApi.useGetCompaniesQuery()
  const companies = entitiesIn(data).slice(0, HOME_COMPANIES_MAX)
  return (
    <HomeList
      title={t`Top Companies`}
      subtitle={t`Most and all-time top companies`}
      more={{ label: t`Other Companies`, href: paths.companies }}
      gridTemplateColumns={{ xs: columns(2), sm: columns(4), lg: columns(8) }}
      heightPx={{ xs: 886, sm: 466, md: 491, lg: 184 }}
      loading={isLoading && t`Loading companies`}
    >
      {companies.map((company) => (
        <li key={company.logo_file_name}>
          <CompanyLogo company={company} maxWidthPx={COMPANY_LOGO_MAX_WIDTH_PX} />
        </li>
      ))}
    </HomeList>
  )
}
