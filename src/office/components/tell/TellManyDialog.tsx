import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import { useFormikContext } from 'formik'
import { useFormField } from '@/components/form/useFormField'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import {
  allReasons,
  declineReasons,
  isToldState,
  languageNames,
  type DeclineReason,
} from '@/domain/office/answers'
import { counted, grouped } from '@/domain/display'
import type { InboxKind } from '@/domain/office/inbox'
import { invitationLabel } from '@/domain/office/invitations'
import { stateOptions } from '@/domain/office/states'
import type { TellCounts, TellPreview } from '@/domain/office/telling'
import type { Selection } from '../../api/submissionsApi'
import { toTellApi, type Telling } from '../../api/toTellApi'
import { OfficeSelect } from '../fields'
import { FormDialog } from '../forms'
import { LoadFailure } from '../Loaded'
import { useNotify } from '../Notices'
import { InvitationFields, RecipientField } from './DetailFields'
import { mailFaults } from './mailFaults'

type Values = {
  state: string
  reason: string
  similar: boolean
  once: boolean
  later: boolean
  recipient: string
  day: string
  time: string
  place: string
  bring: string
}

const initial: Values = {
  state: '',
  reason: '',
  similar: false,
  once: true,
  later: false,
  recipient: '',
  day: '',
  time: '',
  place: '',
  bring: '',
}

/** The request body; undefined before a state is chosen. */
const tellingOf = (selection: Selection, values: Values): Telling | undefined => {
  const { state, reason, similar, once, later, recipient, day, time, place, bring } = values
  if (!isToldState(state)) return undefined
  return {
    ...selection,
    state,
    later,
    oncePerPerson: once,
    ...(state === 'declined' && { ...(reason && { reason: reason as DeclineReason }), similar }),
    ...(state === 'interview' && { invitation: { day, time, place, bring } }),
    ...(state === 'sent_to_employer' && { recipient }),
  }
}

const were = (count: number) => (count === 1 ? 'was' : 'were')
const are = (count: number) => (count === 1 ? 'is' : 'are')

const leftOut = (count: number, why: string) =>
  count > 0 ? [`${grouped(count)} ${are(count)} left out: ${why}.`] : []

/** '37 by e-mail, 3 into To tell, 2 were told already and are left out.' */
const sentencesOf = (
  { mailed, toTell, told, withdrawn, others, further, erased }: TellCounts,
  cameLater: number,
) => {
  const first = [
    `${grouped(mailed)} by e-mail`,
    `${grouped(toTell)} into To tell`,
    ...(told > 0 ? [`${grouped(told)} ${were(told)} told already and ${are(told)} left out`] : []),
  ]
  return [
    `${first.join(', ')}.`,
    ...(further > 0
      ? [`${grouped(further)} more of the same people ${further === 1 ? 'counts' : 'count'} as told.`]
      : []),
    ...leftOut(withdrawn, 'withdrawn by the applicant'),
    ...leftOut(others, 'of a kind that is never in this state'),
    ...leftOut(erased, 'erased meanwhile'),
    ...leftOut(cameLater, 'came in after you chose'),
  ].join(' ')
}

const Tick = ({ name, label }: { name: string; label: string }) => {
  const { value, change } = useFormField<boolean>(name)
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={value}
          onChange={(_event, isTicked) => void change(isTicked)}
          sx={{ p: 0.5 }}
        />
      }
      label={label}
      sx={{ ml: -0.5 }}
    />
  )
}

const reasonOptions = [
  { value: '', label: 'None' },
  ...allReasons.map((value) => ({ value, label: declineReasons[value] })),
]

const NO_MAIL = 'This server sends no mail: SMTP_URL is not set. Everyone is told from To tell.'

/** The people who get one message for several submissions. */
const Together = ({ people }: { people: TellPreview['together'] }) =>
  people.length === 0 ? null : (
    <Typography variant="body2" color="textSecondary">
      {`One e-mail for the same name and address: ${people
        .map(({ name, submissions }) => `${name} (${submissions})`)
        .join(', ')}`}
    </Typography>
  )

/** The number of people told by each way, and the first text. */
const PreviewOf = ({ selection, values }: { selection: Selection; values: Values }) => {
  const rested = useDebouncedValue(values)
  const telling = tellingOf(selection, rested)
  const query = toTellApi.usePreviewTellingQuery(telling ?? skipToken)
  const { data } = query
  if (!telling) return null
  return (
    <>
      <LoadFailure query={query} />
      {data ? (
        <>
          <Typography role="status">{sentencesOf(data.counts, data.cameLater)}</Typography>
          <Together people={data.together} />
          {data.fault === 'off' ? <Alert severity="warning">{NO_MAIL}</Alert> : null}
          {data.fault === 'down' && data.counts.mailed > 0 ? (
            <Alert severity="warning">{mailFaults.down}</Alert>
          ) : null}
          {data.first ? (
            <Box component="figure" sx={{ m: 0 }}>
              <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
                {`To ${data.first.name || 'No name'}, in ${languageNames[data.first.language]}`}
              </Typography>
              <Typography
                lang={data.first.language}
                tabIndex={0}
                role="group"
                aria-label="First answer"
                sx={{
                  p: 1.5,
                  maxHeight: 260,
                  overflowY: 'auto',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  bgcolor: 'background.default',
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                }}
              >
                {data.first.text}
              </Typography>
            </Box>
          ) : null}
        </>
      ) : null}
    </>
  )
}

/** Never shows a text of another state. */
const Preview = ({ selection }: { selection: Selection }) => {
  const { values } = useFormikContext<Values>()
  return <PreviewOf key={values.state} selection={selection} values={values} />
}

const ofDeclined = <OfficeSelect name="reason" label="Reason" options={reasonOptions} />

/** The fields that belong to the chosen state. */
const StateFields = () => {
  const { values, errors, setValues } = useFormikContext<Values>()
  if (values.state === 'declined') return ofDeclined
  if (values.state === 'sent_to_employer')
    return (
      <RecipientField
        value={values.recipient}
        error={errors.recipient}
        onChange={(recipient) => void setValues({ ...values, recipient })}
      />
    )
  if (values.state !== 'interview') return null
  return (
    <InvitationFields
      value={values}
      errors={errors}
      places={[]}
      onChange={(change) => void setValues({ ...values, ...change })}
    />
  )
}

const Ticks = () => {
  const { values } = useFormikContext<Values>()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      {values.state === 'declined' ? <Tick name="similar" label="Add similar open jobs" /> : null}
      <Tick name="once" label="Tell each person once" />
    </Box>
  )
}

/** Sets the state all the same, and puts all on the list 'To tell'. */
const LaterButton = () => {
  const { setFieldValue, submitForm, isSubmitting } = useFormikContext<Values>()
  const later = async () => {
    await setFieldValue('later', true)
    await submitForm()
    await setFieldValue('later', false)
  }
  return (
    <Button disabled={isSubmitting} onClick={() => void later()}>
      Later
    </Button>
  )
}

type TellManyDialogProps = {
  selection: Selection
  kinds: readonly InboxKind[]
  count: number
  /** The values chosen at first. */
  chosen?: Partial<Pick<Values, 'state' | 'reason'>>
  onClose: () => void
  onTold?: () => void
}

/** Gives many submissions a state, and tells each person. */
export const TellManyDialog = ({ selection, kinds, count, chosen, onClose, onTold }: TellManyDialogProps) => {
  const [tellMany] = toTellApi.useTellManyMutation()
  const notify = useNotify()
  const states = stateOptions(kinds).filter(({ value }) => isToldState(value))

  const submit = async (values: Values) => {
    const telling = tellingOf(selection, values)
    if (!telling) return 'Choose the state first.'
    const answer = await tellMany(telling)
    if (answer.error) return answer
    notify.success(sentencesOf(answer.data.counts, answer.data.cameLater))
    onTold?.()
    return answer
  }

  return (
    <FormDialog
      title={`Tell ${counted(count, 'applicant')}`}
      submitLabel="Tell"
      initialValues={{ ...initial, ...chosen }}
      onSubmit={submit}
      labelOf={invitationLabel}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <LaterButton />
        </>
      }
    >
      <OfficeSelect
        name="state"
        label="State"
        options={[...(chosen?.state ? [] : [{ value: '', label: 'Choose' }]), ...states]}
        autoFocus
      />
      <StateFields />
      <Ticks />
      <Preview selection={selection} />
    </FormDialog>
  )
}
