import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type PropsWithChildren } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import {
  type InvitationDetails,
  type PlacementDetails,
  RECIPIENT_CHARACTERS_MAX,
} from '@/domain/office/inbox'
import {
  BRING_CHARACTERS_MAX,
  invitationLabels,
  PLACE_CHARACTERS_MAX,
  readTime,
} from '@/domain/office/invitations'
import {
  EMPLOYER_CHARACTERS_MAX,
  PAY_CHARACTERS_MAX,
  placementLabels,
  POSITION_CHARACTERS_MAX,
} from '@/domain/office/placements'
import { submissionsApi } from '../../api/submissionsApi'
import { DayField, dayProblem } from '../DayField'
import { lengthNote } from '../fields'

type BoxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** The problem reported by the server. */
  error?: string
}

type TextBoxProps = BoxProps & {
  hint?: string
  limit?: number
  /** Suggestions of the browser while typing. */
  suggestions?: readonly string[]
  onBlur?: () => void
}

const none: readonly string[] = []

const TextBox = ({
  label,
  value,
  onChange,
  error,
  hint,
  limit,
  suggestions = none,
  onBlur,
}: TextBoxProps) => {
  const id = useId()
  const length = lengthNote(label, value, limit)
  const shown = { hint: hint ?? length.hint, error: error ?? length.error }
  return (
    <Field id={id} label={label} {...shown}>
      <OutlinedInput
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        aria-describedby={describedBy(id, shown.hint, shown.error)}
        slotProps={{
          input: { autoComplete: 'off', list: suggestions.length > 0 ? `${id}-list` : undefined },
        }}
      />
      {suggestions.length > 0 ? (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      ) : null}
    </Field>
  )
}

const DayBox = ({ label, value, onChange, error }: BoxProps) => {
  const id = useId()
  const problem = error ?? dayProblem(label, value)
  return (
    <Field id={id} label={label} error={problem}>
      <DayField
        {...{ id, label, value, onChange }}
        describedBy={describedBy(id, undefined, problem)}
        isWrong={problem !== undefined}
      />
    </Field>
  )
}

/** Fields beside each other where there is room for them. */
const Fields = ({ leastPx, children }: PropsWithChildren<{ leastPx: number }>) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${leastPx}px, 100%), 1fr))`,
      gap: 1.5,
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
)

type Errors = Readonly<Record<string, string | undefined>>

type InvitationFieldsProps = {
  value: InvitationDetails
  errors: Errors
  places: readonly string[]
  onChange: (change: Partial<InvitationDetails>) => void
}

export const InvitationFields = ({ value, errors, places, onChange }: InvitationFieldsProps) => {
  const bind = (field: keyof InvitationDetails) => ({
    label: invitationLabels[field],
    value: value[field],
    error: errors[field],
    onChange: (text: string) => onChange({ [field]: text }),
  })
  return (
    <>
      <Fields leastPx={140}>
        <DayBox {...bind('day')} />
        <TextBox {...bind('time')} onBlur={() => onChange({ time: readTime(value.time) ?? value.time })} />
      </Fields>
      <TextBox {...bind('place')} limit={PLACE_CHARACTERS_MAX} suggestions={places} />
      <TextBox {...bind('bring')} limit={BRING_CHARACTERS_MAX} />
    </>
  )
}

type RecipientFieldProps = Pick<BoxProps, 'value' | 'error' | 'onChange'>

/** To whom outside the office somebody was sent. */
export const RecipientField = (box: RecipientFieldProps) => {
  const { data: choices } = submissionsApi.useGetInboxChoicesQuery()
  return (
    <TextBox
      {...box}
      label="Sent to"
      hint="The applicant sees this name and the day."
      limit={RECIPIENT_CHARACTERS_MAX}
      suggestions={choices?.recipients}
    />
  )
}

type PlacementFieldsProps = {
  value: PlacementDetails
  errors: Errors
  /** The job of the application. */
  own: { id: string; position: string }
  onChange: (change: Partial<PlacementDetails>) => void
}

/** The details of a placement, by which an employer is invoiced. */
export const PlacementFields = ({ value, errors, own, onChange }: PlacementFieldsProps) => {
  const { data: choices } = submissionsApi.useGetInboxChoicesQuery()
  const jobs = [own, ...(choices?.jobs ?? [])]
  const bind = (field: keyof PlacementDetails & keyof typeof placementLabels) => ({
    label: placementLabels[field],
    value: value[field],
    error: errors[field],
    onChange: (text: string) => onChange({ [field]: text }),
  })
  return (
    <Fields leastPx={220}>
      <TextBox
        {...bind('position')}
        limit={POSITION_CHARACTERS_MAX}
        suggestions={[...new Set(jobs.map(({ position }) => position))].filter(Boolean)}
        onChange={(position) =>
          onChange({ position, jobId: jobs.find((job) => job.position === position)?.id ?? '' })
        }
      />
      <TextBox {...bind('employer')} limit={EMPLOYER_CHARACTERS_MAX} suggestions={choices?.employers} />
      <DayBox {...bind('joinedOn')} />
      <TextBox {...bind('pay')} limit={PAY_CHARACTERS_MAX} />
    </Fields>
  )
}
