import { useGetSelectListsQuery } from '@/api/portalApi'
import type { Option } from '@/domain/options'
import { useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/store'
import { SelectInput } from './SelectInput'

type SelectListInputProps = {
  name: string
  label: string
  /** One of the selectors of `selectListSelectors`. */
  optionsOf: (state: RootState) => readonly Option[]
}

/** Offers one of the lists that staff maintain. */
export const SelectListInput = ({ name, label, optionsOf }: SelectListInputProps) => {
  const { isLoading } = useGetSelectListsQuery()
  const options = useAppSelector(optionsOf)
  return <SelectInput name={name} label={label} required options={options} loading={isLoading} />
}
