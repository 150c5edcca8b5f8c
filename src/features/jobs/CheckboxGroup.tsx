import { useId, type ComponentProps } from 'react'
import { CheckboxList } from '@/components/CheckboxList'

/** A filter of which several values can be ticked. */
export const CheckboxGroup = ({
  label,
  ...list
}: { label: string } & ComponentProps<typeof CheckboxList>) => {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId}>
      <h3 id={labelId}>{label}</h3>
      <CheckboxList {...list} />
    </div>
  )
}
