import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useFormikContext } from 'formik'
import { useId, useState, type PropsWithChildren } from 'react'
import { allReasons, declineReasons, type DeclineReason } from '@/domain/submissions/answers'
import { RECIPIENT_CHARACTERS_MAX } from '@/domain/submissions/inbox'
import { startOf } from '@/domain/submissions/interview'
import {
  BRING_CHARACTERS_MAX,
  invitationLabels,
  PLACE_CHARACTERS_MAX,
  readTime,
  sendingLabels,
} from '@/domain/submissions/invitations'
import {
  EMPLOYER_CHARACTERS_MAX,
  PAY_CHARACTERS_MAX,
  placementLabels,
  POSITION_CHARACTERS_MAX,
} from '@/domain/submissions/placements'
import type { ChoiceFields as Choices } from '@/domain/submissions/telling'
import { submissionsApi } from '../../api/submissionsApi'
import { DayBox } from '../DayInput'
import { SuggestBox, TextBox, Tick } from '../fields'
import { Key } from '../keys'

const labels = {
  ...invitationLabels,
  ...placementLabels,
  jobId: sendingLabels.jobId,
  recipient: 'Sent to',
  withoutYes: 'Why without a yes',
}

type TextField = keyof typeof labels

export const choiceLabel = (field: string) => labels[field as TextField] ?? field

const limits: Partial<Record<TextField, number>> = {
  place: PLACE_CHARACTERS_MAX,
  bring: BRING_CHARACTERS_MAX,
  recipient: RECIPIENT_CHARACTERS_MAX,
  withoutYes: RECIPIENT_CHARACTERS_MAX,
  position: POSITION_CHARACTERS_MAX,
  employer: EMPLOYER_CHARACTERS_MAX,
  pay: PAY_CHARACTERS_MAX,
}

const none: readonly string[] = []

const InTwo = ({ children }: PropsWithChildren) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(132px, 50% - 12px), 1fr))',
      gap: 1.5,
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
)

type ReasonsProps = { chosen?: DeclineReason; hasKeys: boolean; onChoose: (reason: DeclineReason) => void }

const Reasons = ({ chosen, hasKeys, onChoose }: ReasonsProps) => {
  const id = useId()
  return (
    <FormControl>
      <FormLabel id={id}>Reason</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value as DeclineReason)}
        sx={{ columnGap: 2 }}
      >
        {allReasons.map((reason, index) => (
          <FormControlLabel
            key={reason}
            value={reason}
            control={<Radio size="small" sx={{ p: 0.5 }} />}
            label={
              <>
                {declineReasons[reason]} {hasKeys ? <Key>{index + 1}</Key> : null}
              </>
            }
            sx={{ mr: 0, ml: -0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

type ChoiceFieldsProps = {
  state: string
  values: Choices
  errors?: Readonly<Record<string, string | undefined>>
  onChange: (change: Choices) => void
  places?: readonly string[]
  /** Whether similar open jobs exist. */
  hasSimilarJobs?: boolean
  /** Digits choose the reason. */
  hasKeys?: boolean
  /** Whether all applied for a job. */
  hasJob?: boolean
  /** Focuses the employer, which is mostly empty. */
  hasFocus?: boolean
}

/** The fields of a message in a state: an invitation, a recipient, a placement or a reason. */
export const ChoiceFields = ({
  state,
  values,
  errors,
  onChange,
  places,
  hasSimilarJobs = true,
  hasKeys = false,
  hasJob = false,
  hasFocus = false,
}: ChoiceFieldsProps) => {
  const { jobs = [], recipients = [], employers = [] } = submissionsApi.useGetInboxChoicesQuery().data ?? {}
  const bind = (name: TextField) => ({
    name,
    label: labels[name],
    value: values[name] ?? '',
    error: errors?.[name],
    limit: limits[name],
    input: { autoComplete: 'off' },
    onChange: (text: string) => onChange({ [name]: text }),
  })
  const [openedAt] = useState(() => Date.now())
  const { day = '', time = '' } = values
  // It may still be sent, to an applicant who is already at the door.
  const hasPassed = startOf({ day, time: readTime(time) ?? '' }) < openedAt
  if (state === 'interview')
    return (
      <>
        <InTwo>
          <DayBox {...bind('day')} />
          <TextBox
            {...bind('time')}
            hint={hasPassed ? 'This time has passed already.' : undefined}
            onBlur={() => time && onChange({ time: readTime(time) ?? time })}
          />
        </InTwo>
        <SuggestBox {...bind('place')} suggestions={places ?? none} />
        <TextBox {...bind('bring')} />
      </>
    )
  if (state === 'asked')
    return (
      <>
        <InTwo>
          <SuggestBox
            {...bind('employer')}
            hint={hasJob ? undefined : 'Empty: the employer of the job.'}
            suggestions={[...new Set([...employers, ...recipients])]}
          />
          <DayBox {...bind('day')} label={sendingLabels.day} />
        </InTwo>
        {hasJob ? null : <TextBox {...bind('jobId')} hint="Only for those who applied for no job." />}
      </>
    )
  if (state === 'sent_to_employer')
    return (
      <>
        <SuggestBox
          {...bind('recipient')}
          hint="The applicant sees this name and the day."
          suggestions={recipients}
        />
        <TextBox
          {...bind('withoutYes')}
          hint="Only if you go ahead without their yes. It is logged, and the applicant sees it."
        />
      </>
    )
  if (state === 'joined')
    return (
      <InTwo>
        <SuggestBox
          {...bind('position')}
          suggestions={[...new Set(jobs.map(({ position }) => position))]}
          onChange={(position) =>
            onChange({ position, jobId: jobs.find((job) => job.position === position)?.id ?? '' })
          }
        />
        <SuggestBox {...bind('employer')} suggestions={employers} autoFocus={hasFocus} />
        <DayBox {...bind('joinedOn')} />
        <TextBox {...bind('pay')} input={{ autoComplete: 'off', placeholder: 'Rs 18,000 a month' }} />
      </InTwo>
    )
  if (state !== 'declined') return null
  return (
    <>
      <Reasons chosen={values.reason} hasKeys={hasKeys} onChoose={(reason) => onChange({ reason })} />
      <Tick
        label="Add similar open jobs"
        isTicked={values.similar ?? false}
        disabled={!hasSimilarJobs}
        onChange={(similar) => onChange({ similar })}
      />
    </>
  )
}

/** The same in a form. */
export const FormChoices = (choice: Pick<ChoiceFieldsProps, 'state' | 'hasFocus'>) => {
  const { values, errors, setValues } = useFormikContext<Choices>()
  return (
    <ChoiceFields
      {...choice}
      values={values}
      errors={errors}
      onChange={(changed) => void setValues({ ...values, ...changed })}
    />
  )
}
