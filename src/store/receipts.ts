import type { InHindi } from '@/domain/content/entities'

/**
 * A submission that our server stored, as the device of its sender remembers it. Another may hold the device next: it keeps
 * nothing that opens the submission.
 */
export type Receipt = InHindi<'about'> & {
  reference: string
  /** 'Application', 'Resume', 'Internship', 'Enquiry' or 'Message'. */
  kind: string
  /** The position, the subject of an internship, the company of an enquiry; '' where there is none. */
  about: string
  /** The job of an application; '' for all others. */
  jobId: string
  /** The day in India, as YYYY-MM-DD. */
  sentOn: string
  isDismissed: boolean
  /** It was sent without a mobile number: Track does not open it. */
  isUntracked?: boolean
}

export const dismissAll = (receipts: readonly Receipt[]): Receipt[] =>
  receipts.map((receipt) => ({ ...receipt, isDismissed: true }))

type WithReceipts = { device: { receipts: readonly Receipt[] } }

export const selectReceipts = ({ device }: WithReceipts) => device.receipts

/** The receipt that every screen shows until it is dismissed. */
export const selectShownReceipt = ({ device }: WithReceipts) =>
  device.receipts.find(({ isDismissed }) => !isDismissed)
