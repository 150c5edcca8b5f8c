import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { Link as RouterLink } from 'react-router'
import { CardGrid } from '@/components/CardGrid'
import { Loading } from '@/components/Loading'
import type { Service } from '@/domain/entities'
import { paths } from '@/domain/paths'
import { NoServiceFound } from './NoServiceFound'
import { ServiceCard } from './ServiceCard'

const CARD_WIDTH_PX = 300
/** Cards whose images a wide window shows at once. */
const FIRST_ROW = 3

const resultSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 44,
  my: 1.5,
  '& > *': { minWidth: 0 },
}

const counted = (count: number, search: string) => {
  const services = `${count} ${count === 1 ? 'service' : 'services'}`
  return search ? `${services} found for “${search}”` : services
}

type ServiceResultsProps = {
  /** Undefined until the list has come, and where it never does. */
  services: readonly Service[] | undefined
  search: string
  isLoading: boolean
}

/** What was searched for, how many services were found, and these. */
export const ServiceResults = ({ services, search, isLoading }: ServiceResultsProps) => {
  const status = useRef<HTMLParagraphElement>(null)
  const isEmpty = services?.length === 0
  // The link vanishes with the search, and the focus must not go with it.
  const keepFocus = () => status.current?.focus()

  return (
    <>
      <Box sx={resultSx}>
        <Typography ref={status} role="status" tabIndex={-1} sx={{ fontWeight: 600 }}>
          {services && (search || !isEmpty) ? counted(services.length, search) : ''}
        </Typography>
        {services && search && !isEmpty ? (
          <Link component={RouterLink} to={paths.services} onClick={keepFocus} sx={{ py: 1 }}>
            Show all services
          </Link>
        ) : null}
      </Box>
      {isLoading ? <Loading label="Loading services" /> : null}
      {isEmpty && search ? <NoServiceFound onShowAll={keepFocus} /> : null}
      {services && !isEmpty ? (
        <CardGrid cardWidthPx={CARD_WIDTH_PX}>
          {services.map((service, index) => (
            <li key={service.service_id}>
              <ServiceCard service={service} eager={index < FIRST_ROW} />
            </li>
          ))}
        </CardGrid>
      ) : null}
    </>
  )
}
