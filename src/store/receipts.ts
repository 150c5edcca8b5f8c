import type { InHindi, PaidJob } from '@/domain/entities'

/** A submission that our server stored, as the device of its sender remembers it. */
export type Receipt = PaidJob &
  InHindi<'about' | 'location'> & {
    reference: string
    /** 'Application', 'Resume', 'Internship' or 'Enquiry'. */
    kind: string
    /** The position, the subject of an internship, the company of an enquiry; '' for a resume. */
    about: string
    /** The job of an application, as the saved jobs know it; '' for all others. */
    jobId: string
    company_name: string
    location: string
    /** As a text: older versions of the site kept it so. */
    pay: string
    /** In ISO 8601. */
    sentAt: string
    /** The last 4 digits of the mobile number. */
    last4: string
    /** The whole number: forgotten once the receipt is dismissed. */
    mobile: string
    isDismissed: boolean
  }

/** The same receipts, none of which is shown any more. */
export const dismissAll = (receipts: readonly Receipt[]): Receipt[] =>
  receipts.map((receipt) => ({ ...receipt, mobile: '', isDismissed: true }))

type WithReceipts = { device: { receipts: readonly Receipt[] } }

/** The receipts that the device keeps, the newest first. */
export const selectReceipts = ({ device }: WithReceipts) => device.receipts

/** The receipt that every screen shows until it is dismissed. */
export const selectShownReceipt = ({ device }: WithReceipts) =>
  device.receipts.find(({ isDismissed }) => !isDismissed)
