import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InboxKind } from './inbox'
import type { OfEachState, SubmissionState } from './states'

/** A state for the applicant of a submission: its word, what it means, and what comes next. */
type StateMessage = { word: MessageDescriptor; sentence: MessageDescriptor }

const withdrawn = {
  word: msg`Withdrawn`,
  sentence: msg`You withdrew it, and we no longer look at it.`,
}

/** In the order in which an application goes through them. */
const ofApplicants = {
  received: {
    word: msg`Received`,
    sentence: msg`It has arrived and waits for a recruiter.`,
  },
  in_review: {
    word: msg`Being looked at`,
    sentence: msg`A recruiter is reading it, and calls you if it fits.`,
  },
  shortlisted: {
    word: msg`Shortlisted`,
    sentence: msg`You are among those whom we suggest to the employer. Expect our call.`,
  },
  sent_to_employer: {
    word: msg`Sent to employer`,
    sentence: msg`The employer has your application and decides whom to meet. We tell you the answer.`,
  },
  interview: {
    word: msg`Interview`,
    sentence: msg`We would like to meet you. We will tell you day and place.`,
  },
  selected: {
    word: msg`Selected`,
    sentence: msg`The employer has chosen you. We call you about your first day, the pay and the papers.`,
  },
  joined: {
    word: msg`Joined`,
    sentence: msg`You have begun to work there. If the work or the pay is not as agreed, call us.`,
  },
  declined: {
    word: msg`Not this time`,
    sentence: msg`It did not fit this time. You are welcome to apply again.`,
  },
  withdrawn,
}

const arrived = {
  word: msg({ message: 'New', context: 'state' }),
  sentence: msg`It has arrived and waits to be read.`,
}

const ofEnquiries = {
  received: arrived,
  in_talks: { word: msg`In talks`, sentence: msg`We are in touch with you about it.` },
  won: { word: msg`Won`, sentence: msg`We agreed, and work for you.` },
  lost: { word: msg`Lost`, sentence: msg`We did not come to an agreement this time.` },
  withdrawn,
}

const ofMessages = {
  received: arrived,
  answered: { word: msg`Answered`, sentence: msg`We have answered you.` },
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
