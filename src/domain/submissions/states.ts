/** All states, in the order in which a submission goes through them. */
export const allStates = [
  'received',
  'in_review',
  'shortlisted',
  'asked',
  'sent_to_employer',
  'interview',
  'selected',
  'joined',
  'declined',
  'in_talks',
  'won',
  'lost',
  'answered',
  'withdrawn',
] as const

export type SubmissionState = (typeof allStates)[number]

/** A declined or lost submission ranks below one that goes on, and 'received' below all. */
const rankOf = (state: SubmissionState) => {
  if (state === 'received') return -2
  return state === 'declined' || state === 'lost' ? -1 : allStates.indexOf(state)
}

/** The further of two states. */
export const furtherState = (one: SubmissionState, other: SubmissionState) =>
  rankOf(other) > rankOf(one) ? other : one

type StateOfKind = {
  /** In the office; applicants read the one of `stateMessages`. */
  word: string
  /** The states that usually follow. Any other can be set as well, to correct a mistake. */
  next: readonly SubmissionState[]
  /** Whether a message in this state counts as an answer. */
  isAnswer: boolean
  /** Whether its applicant still waits for news. */
  waits: boolean
}

type StatesOfKind = Partial<Record<SubmissionState, StateOfKind>>

const waiting = { isAnswer: false, waits: true }
/** Good news, with more to come. */
const onTheWay = { isAnswer: true, waits: true }
const settled = { isAnswer: true, waits: false }

const stateOf = (
  word: string,
  meaning: Pick<StateOfKind, 'isAnswer' | 'waits'>,
  ...next: readonly SubmissionState[]
): StateOfKind => ({ word, next, ...meaning })

/** Every applicant may withdraw. */
const withdrawn = stateOf('Withdrawn', { isAnswer: false, waits: false })

const ofApplicants = {
  received: stateOf('Received', waiting, 'in_review', 'shortlisted', 'declined'),
  in_review: stateOf('Being looked at', waiting, 'shortlisted', 'asked', 'declined'),
  shortlisted: stateOf('Shortlisted', onTheWay, 'asked', 'interview', 'declined'),
  /** Whether an employer may be shown them. */
  asked: stateOf('Asked for a yes', onTheWay, 'sent_to_employer', 'interview', 'declined'),
  sent_to_employer: stateOf('Sent to employer', onTheWay, 'interview', 'selected', 'declined'),
  interview: stateOf('Interview', onTheWay, 'selected', 'declined'),
  selected: stateOf('Selected', settled, 'joined', 'declined'),
  joined: stateOf('Joined', settled),
  declined: stateOf('Not this time', settled),
  withdrawn,
} satisfies StatesOfKind

const ofEnquiries = {
  received: stateOf('New', waiting, 'in_talks', 'won', 'lost'),
  in_talks: stateOf('In talks', onTheWay, 'won', 'lost'),
  won: stateOf('Won', settled),
  lost: stateOf('Lost', settled),
  withdrawn,
} satisfies StatesOfKind

const ofMessages = {
  received: stateOf('New', waiting, 'answered'),
  answered: stateOf('Answered', settled),
  withdrawn,
} satisfies StatesOfKind

const tables = {
  application: ofApplicants,
  resume: ofApplicants,
  internship: ofApplicants,
  enquiry: ofEnquiries,
  contact_message: ofMessages,
}

type Kind = keyof typeof tables

export const statesOf: Record<Kind, StatesOfKind> = tables

/** An entry for each state of each kind: one that is missing does not compile. */
export type OfEachState<Entry> = { [One in Kind]: Record<keyof (typeof tables)[One], Entry> }

const kinds = Object.keys(statesOf) as Kind[]

export const hasState = (kind: Kind, state: SubmissionState) => statesOf[kind][state] !== undefined

export const isState = (text: string): text is SubmissionState =>
  (allStates as readonly string[]).includes(text)

/** The word for a state in this kind, or in the first kind that has it. */
export const stateLabel = (state: SubmissionState, kind?: Kind) => {
  const of = kind && hasState(kind, state) ? kind : kinds.find((one) => hasState(one, state))
  return (of && statesOf[of][state]?.word) ?? state
}

/** The words of these kinds for a state: 'Received', or 'Received or New'. */
export const stateWords = (state: SubmissionState, of: readonly Kind[]) =>
  [...new Set(of.flatMap((kind) => statesOf[kind][state]?.word ?? []))].join(' or ')

const optionOf = (value: SubmissionState, of: readonly Kind[]) => ({ value, label: stateWords(value, of) })

export const stateOptions = (of: readonly Kind[]) =>
  allStates.filter((state) => of.some((kind) => hasState(kind, state))).map((state) => optionOf(state, of))

/** The states to choose from for these submissions: the usual next ones, and the others. */
export const stateChoices = (
  rows: readonly { kind: Kind; state: SubmissionState }[],
  of: readonly Kind[],
) => {
  const usual = new Set(rows.flatMap(({ kind, state }) => statesOf[kind][state]?.next ?? []))
  const options = stateOptions(of)
  return {
    next: options.filter(({ value }) => usual.has(value)),
    other: options.filter(({ value }) => !usual.has(value)),
  }
}

export const isAnswer = (kind: Kind, state: SubmissionState) => statesOf[kind][state]?.isAnswer ?? false

/** All states that count as an answer. None counts for one kind and not for another. */
export const answerStates: ReadonlySet<SubmissionState> = new Set(
  allStates.filter((state) => kinds.some((kind) => isAnswer(kind, state))),
)

/** Whether the applicant of a submission in a state still waits for news. */
export const waits = (kind: Kind, state: SubmissionState) => statesOf[kind][state]?.waits ?? false

/** The states in which applicants wait for news, for every kind that has them. */
export const waitingStates = allStates.filter((state) => kinds.some((kind) => waits(kind, state)))
