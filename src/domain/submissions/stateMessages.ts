import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InboxKind } from './inbox'
import type { OfEachState, SubmissionState } from './states'

/** A state for the applicant of a submission: its word, what it means, and what comes next. */
type StateMessage = { word: MessageDescriptor; sentence: MessageDescriptor }

const saying = (word: MessageDescriptor, sentence: MessageDescriptor): StateMessage => ({ word, sentence })

const withdrawn = saying(msg`Withdrawn`, msg`You withdrew it, and we no longer look at it.`)

/** In the order in which an application goes through them. */
const ofApplicants = {
  received: saying(msg`Received`, msg`It has arrived and waits for a recruiter.`),
  in_review: saying(msg`Being looked at`, msg`A recruiter is reading it, and calls you if it fits.`),
  shortlisted: saying(
    msg`Shortlisted`,
    msg`You are among those whom we suggest to the employer. Expect our call.`,
  ),
  asked: saying(
    msg`Asked for a yes`,
    msg`May we send you to the employer? Please answer by the link in our message.`,
  ),
  sent_to_employer: saying(
    msg`Sent to employer`,
    msg`The employer has your application and decides whom to meet. We tell you the answer.`,
  ),
  interview: saying(msg`Interview`, msg`We would like to meet you. We will tell you day and place.`),
  selected: saying(
    msg`Selected`,
    msg`The employer has chosen you. We call you about your first day, the pay and the papers.`,
  ),
  joined: saying(
    msg`Joined`,
    msg`You have begun to work there. If the work or the pay is not as agreed, call us.`,
  ),
  declined: saying(msg`Not this time`, msg`It did not fit this time. You are welcome to apply again.`),
  withdrawn,
}

const arrived = saying(msg({ message: 'New', context: 'state' }), msg`It has arrived and waits to be read.`)

const ofEnquiries = {
  received: arrived,
  in_talks: saying(msg`In talks`, msg`We are in touch with you about it.`),
  won: saying(msg`Won`, msg`We agreed, and work for you.`),
  lost: saying(msg`Lost`, msg`We did not come to an agreement this time.`),
  withdrawn,
}

const ofMessages = {
  received: arrived,
  answered: saying(msg`Answered`, msg`We have answered you.`),
  withdrawn,
}

/** The states of each kind, as its applicant reads them. */
export const stateMessages: Record<InboxKind, Partial<Record<SubmissionState, StateMessage>>> = {
  application: ofApplicants,
  resume: ofApplicants,
  internship: ofApplicants,
  enquiry: ofEnquiries,
  contact_message: ofMessages,
} satisfies OfEachState<StateMessage>
