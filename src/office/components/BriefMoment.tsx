import { showMoment, showReceived } from './dates'

/** A moment as short as it is clear, and in full when it is pointed at. */
export const BriefMoment = ({ at }: { at: string }) => (
  <time dateTime={at} title={showMoment(at)}>
    {showReceived(at)}
  </time>
)
