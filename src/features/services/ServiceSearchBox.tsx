import { useNavigate } from 'react-router'
import { SearchForm } from '@/components/SearchForm'
import { paths, servicesSearchPath } from '@/domain/paths'

/** Asks again without the pop-up of the header. What was searched for stands in the address. */
export const ServiceSearchBox = ({ search }: { search: string }) => {
  const navigate = useNavigate()
  const open = (text: string) => {
    if (text !== search) void navigate(text ? servicesSearchPath(text) : paths.services)
  }
  return (
    <SearchForm
      label="Search services"
      placeholder="Recruitment, payroll, BPO …"
      action={paths.services}
      name="search"
      searched={search}
      onSearch={open}
      sx={{ maxWidth: 640 }}
    />
  )
}
