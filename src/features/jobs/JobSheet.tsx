import { Sheet } from '@/components/Sheet'
import { jobCss } from './jobCss'

/** The look of a card, of the facts and of the share buttons of a job. */
export const JobSheet = () => <Sheet name="job" css={jobCss} />
