import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { CardGrid } from '@/components/CardGrid'
import { NothingFound } from '@/components/NothingFound'
import type { Service } from '@/domain/entities'
import { paths } from '@/domain/paths'
import { ServiceCard } from './ServiceCard'

/** Cards whose images a wide window shows at once. */
const FIRST_ROW = 3

const countText = (count: number, search: string) => {
  const services = `${count} ${count === 1 ? 'service' : 'services'}`
  return search ? `${services} found for “${search}”` : services
}

export const ServiceResults = ({ services, search }: { services: readonly Service[]; search: string }) => {
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
          {search || !isEmpty ? countText(services.length, search) : ''}
        </Typography>
        {search && !isEmpty ? (
          <Link href={paths.services} onClick={keepFocus} sx={{ py: 1 }}>
            Show all services
          </Link>
        ) : null}
      </Stack>
      {search && isEmpty ? (
        <NothingFound
          title="No service fits this search"
          advice="Try a shorter word, or write to us what you need. We may do it without having a page for it."
        >
          <Button href={paths.services} onClick={keepFocus} variant="contained">
            Show all services
          </Button>
          <Button href={paths.manpowerEnquiry} variant="outlined">
            Send an enquiry
          </Button>
        </NothingFound>
      ) : null}
      <CardGrid cardWidthPx={300}>
        {services.map((service, index) => (
          <li key={service.service_id}>
            <ServiceCard service={service} eager={index < FIRST_ROW} />
          </li>
        ))}
      </CardGrid>
    </>
  )
}
