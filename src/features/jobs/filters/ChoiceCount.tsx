import type { CountedKey } from '@/domain/jobFilter'
import { useAppSelector } from '@/store/hooks'
import { selectValueCount } from '@/store/jobSelectors'

type ChoiceCountProps = {
  filter: CountedKey
  value: string
  industryId?: string
  /** Given where the number describes the control and is no part of its name. */
  id?: string
}

/** How many jobs a value would leave. On its own, so that a key in the search box draws the numbers and not the rows. */
export const ChoiceCount = ({ filter, value, industryId, id }: ChoiceCountProps) => (
  <span id={id} aria-hidden={id === undefined ? undefined : true}>
    {useAppSelector((state) => selectValueCount(state, filter, value, industryId))}
  </span>
)
