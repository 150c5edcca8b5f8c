import { usePageGuard } from '../../components/edit/LeaveGuard'
import { useOfficeSelector, useOfficeStore } from '../../store/hooks'
import { selectHasNoteDraft } from '../../store/noteDrafts'

/** The browser asks before notes are lost that are not stored; other screens keep them. */
export const useNoteGuard = () => {
  const store = useOfficeStore()
  usePageGuard(useOfficeSelector(selectHasNoteDraft), () => !selectHasNoteDraft(store.getState()))
}
