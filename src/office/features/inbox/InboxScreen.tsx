import { Screen } from '../../components/Screen'

/** What came in. */
export const InboxScreen = () => <Screen title="Inbox" isFull />
