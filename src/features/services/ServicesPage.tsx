import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { CardGrid, FIRST_ROW, LinkedCard } from '@/components/cards'
import { ContentImage } from '@/components/ContentImage'
import { JobSearchLink } from '@/components/JobSearchLink'
import { Loading } from '@/components/Loading'
import { NothingFound } from '@/components/NothingFound'
import { Page } from '@/components/Page'
import { SearchForm } from '@/components/SearchForm'
import { useAssetUrl, useCompany } from '@/components/SiteSettings'
import { cutText, grouped } from '@/domain/text/display'
import type { Service } from '@/domain/content/entities'
import { SERVICE_TITLE_CHARACTERS } from '@/domain/site/limits'
import { paths, serviceDetailsPath, servicesSearchPath } from '@/domain/paths'
import { findServices, serviceTitle } from '@/domain/content/services'

/** A click anywhere on the card follows its link. */
const cardLinkSx = {
  mt: 'auto',
  alignSelf: 'start',
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}

const ServiceCard = ({ service, eager }: { service: Service; eager: boolean }) => {
  const { t, i18n } = useLingui()
  const assetUrl = useAssetUrl()
  const titleId = useId()
  const { text, lang } = serviceTitle(service, i18n)
  return (
    <LinkedCard sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}>
      <ContentImage src={assetUrl(service.small_img)} alt="" ratio="8 / 5" eager={eager} />
      <CardContent sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        <Typography id={titleId} variant="h3" component="h2" lang={lang} sx={{ mb: 1.5 }}>
          {cutText(text, SERVICE_TITLE_CHARACTERS, '...')}
        </Typography>
        <Link href={serviceDetailsPath(service.service_id)} aria-describedby={titleId} sx={cardLinkSx}>
          {t`Read more.`}
        </Link>
      </CardContent>
    </LinkedCard>
  )
}

const ServiceResults = ({ services, search }: { services: readonly Service[]; search: string }) => {
  const { t } = useLingui()
  const total = services.length
  const count = grouped(total)
  const found = search
    ? t`${plural(total, { one: `${count} service found for “${search}”`, other: `${count} services found for “${search}”` })}`
    : t`${plural(total, { one: `${count} service`, other: `${count} services` })}`
  const status = useRef<HTMLParagraphElement>(null)
  const isEmpty = services.length === 0
  // The link that shows all services disappears with the search: the focus moves before it does.
  const keepFocus = () => status.current?.focus()
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44, my: 1.5 }}
      >
        <Typography ref={status} role="status" tabIndex={-1} sx={{ fontWeight: 600, minWidth: 0 }}>
          {search || !isEmpty ? found : ''}
        </Typography>
        {search && !isEmpty ? (
          <Link href={paths.services} onClick={keepFocus} sx={{ py: 1 }}>
            {t`Show all services`}
          </Link>
        ) : null}
        {search ? <JobSearchLink text={search} /> : null}
      </Stack>
      {search && isEmpty ? (
        <NothingFound
          title={t`No service fits this search`}
          advice={t`Try a shorter word, or write to us what you need. We may do it without having a page for it.`}
        >
          <Button href={paths.services} onClick={keepFocus} variant="contained">
            {t`Show all services`}
          </Button>
          <Button href={paths.manpowerEnquiry} variant="outlined">
            {t`Send an enquiry`}
          </Button>
        </NothingFound>
      ) : null}
      <CardGrid cardWidthPx={300}>
        {services.map((service, index) => (
          <ServiceCard key={service.service_id} service={service} eager={index < FIRST_ROW} />
        ))}
      </CardGrid>
    </>
  )
}

/** All services, or the ones that contain the text of the address. */
export const ServicesPage = () => {
  const { t } = useLingui()
  const { name } = useCompany()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const search = query.get('search')?.trim() ?? ''
  const { data, isLoading } = portalApi.useGetServicesQuery()
  const open = (text: string) => {
    if (text !== search) void navigate(text ? servicesSearchPath(text) : paths.services)
  }
  return (
    <Page
      title={t`Services`}
      description={t`What ${name} does for employers across India: recruitment, outsourcing, BPO, payroll, surveys and freelancers.`}
    >
      <SearchForm
        label={t`Search services`}
        placeholder={t`Recruitment, payroll, BPO …`}
        action={paths.services}
        name="search"
        searched={search}
        onSearch={open}
        sx={{ maxWidth: 640 }}
      />
      {isLoading ? <Loading label={t`Loading services`} /> : null}
      {data ? <ServiceResults services={findServices(entitiesIn(data), search)} search={search} /> : null}
    </Page>
  )
}
