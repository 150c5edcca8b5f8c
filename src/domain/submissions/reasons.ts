import { msg } from '@lingui/core/macro'

/** The tag of the messages that stand on top of the inbox until somebody sees to them. */
export const ASKED_FOR_MONEY = 'Asked for money'

/** What a message to us is about, as its sender chooses it and as the inbox tags it. */
const reasons = [
  { value: 'money', label: msg`I was asked for money`, tag: ASKED_FOR_MONEY },
  { value: 'is_it_you', label: msg`Is this message from you?`, tag: 'Is it from us' },
  { value: 'job_wrong', label: msg`Something in a job is wrong`, tag: 'Job is wrong' },
  { value: 'job_filled', label: msg`The job is filled`, tag: 'Job is filled' },
  { value: 'other', label: msg`Something else`, tag: 'Something else' },
]

export const reasonOptions: readonly Omit<(typeof reasons)[number], 'tag'>[] = reasons

export const tagOfReason = (reason: string | undefined) => reasons.find(({ value }) => value === reason)?.tag
