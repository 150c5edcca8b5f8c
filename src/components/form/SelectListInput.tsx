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

/** Chooses of one of the lists that staff keep (spec section 3). */
export const SelectListInput = ({ name, label, optionsOf }: SelectListInputProps) => {
  const { isLoading } = useGetSelectListsQuery()
  const options = useAppSelector(optionsOf)
  return <SelectInput name={name} label={label} required options={options} loading={isLoading} />
}
