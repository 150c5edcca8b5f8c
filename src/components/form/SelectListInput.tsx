import { useGetSelectListsQuery } from '@/api/portalApi'
import type { Option } from '@/domain/options'
import { SelectInput } from './SelectInput'

type SelectListInputProps = {
  name: string
  label: string
  /** One of the selectors of `selectListSelectors`. */
  optionsOf: (lists: ReturnType<typeof useGetSelectListsQuery>['data']) => readonly Option[]
}

/** Chooses of one of the lists that staff keep (spec section 3). */
export const SelectListInput = ({ name, label, optionsOf }: SelectListInputProps) => {
  const { data: lists, isLoading } = useGetSelectListsQuery()
  return <SelectInput name={name} label={label} required options={optionsOf(lists)} loading={isLoading} />
}
