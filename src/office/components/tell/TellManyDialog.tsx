import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { isToldState, languageNames, type ToldState } from '@/domain/submissions/answers'
import type { InboxKind } from '@/domain/submissions/inbox'
import { stateOptions } from '@/domain/submissions/states'
import { type ChoiceFields as Choices, choicesOf, type TellCounts } from '@/domain/submissions/telling'
import { counted, grouped } from '@/domain/text/display'
import { type Selection, submissionsApi, type Telling } from '../../api/submissionsApi'
import { OfficeSelect, Tick } from '../fields'
import { FormDialog } from '../forms'
import { LoadFailure } from '../Loaded'
import { useNotify } from '../Notices'
import { Small } from '../texts'
import { choiceLabel, FormChoices } from './ChoiceFields'
import { mailFaults } from './mailTexts'

type Values = Choices & { state: ToldState; once: boolean; later: boolean }

const tellingOf = (selection: Selection, { state, once, later, ...choices }: Values): Telling => ({
  ...selection,
  ...choicesOf(state, choices),
  later,
  oncePerPerson: once,
})

const leftOut = (count: number, why: string) => (count > 0 ? [`${grouped(count)} left out: ${why}.`] : [])

/** "37 by e-mail, 3 put on 'To send'. 2 left out: answered already." */
const sentencesOf = (counts: TellCounts, cameLater: number) =>
  [
    `${grouped(counts.mailed)} by e-mail, ${grouped(counts.toSend)} put on 'To send'.`,
    ...(counts.further > 0
      ? [`Counts for ${counted(counts.further, 'more submission')} of these people.`]
      : []),
    ...leftOut(counts.told, 'answered already'),
    ...leftOut(counts.withdrawn, 'withdrawn by the applicant'),
    ...leftOut(counts.others, 'of a kind that is never in this state'),
    ...leftOut(counts.noYes, 'did not say yes to being sent there'),
    ...leftOut(counts.erased, 'erased meanwhile'),
    ...leftOut(cameLater, 'received after you selected'),
  ].join(' ')

const NO_MAIL = "This server sends no e-mail: SMTP_URL is not set. All messages go to 'To send'."

/** How many get the message by which channel, people with several submissions, and the first text. */
const Preview = ({ selection, values }: { selection: Selection; values: Values }) => {
  const query = submissionsApi.usePreviewTellingQuery(tellingOf(selection, useDebouncedValue(values)))
  if (!query.data) return <LoadFailure query={query} />
  const { counts, cameLater, together, fault, first, noYes } = query.data
  const isDelayed = fault === 'down' && counts.mailed > 0
  const people = together.map(({ name, submissions }) => `${name} (${submissions})`)
  return (
    <>
      <LoadFailure query={query} />
      <Typography role="status">{sentencesOf(counts, cameLater)}</Typography>
      {people.length > 0 ? (
        <Small>{`One e-mail for the same name and address: ${people.join(', ')}`}</Small>
      ) : null}
      {noYes.length > 0 ? (
        <Small>{`No yes yet: ${noYes.join(', ')}${counts.noYes > noYes.length ? ' …' : ''}`}</Small>
      ) : null}
      {fault === 'off' || isDelayed ? (
        <Alert severity="warning">{isDelayed ? mailFaults.down : NO_MAIL}</Alert>
      ) : null}
      {first ? (
        <Box component="figure" sx={{ m: 0 }}>
          <Small component="figcaption" sx={{ mb: 0.5 }}>
            {`To ${first.name || 'No name'}, in ${languageNames[first.language]}`}
          </Small>
          <Typography
            lang={first.language}
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
            {first.text}
          </Typography>
        </Box>
      ) : null}
    </>
  )
}

const Fields = ({ selection }: { selection: Selection }) => {
  const { values, setFieldValue } = useFormikContext<Values>()
  return (
    <>
      <FormChoices state={values.state} />
      <Tick
        label="One message per person"
        isTicked={values.once}
        onChange={(once) => void setFieldValue('once', once)}
      />
      {/* Never shows a text of another state. */}
      <Preview key={values.state} selection={selection} values={values} />
    </>
  )
}

/** Sets the state and puts everyone on 'To send'. */
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

/** Lets a refusal find its field. */
const noFields = {
  day: '',
  time: '',
  place: '',
  bring: '',
  recipient: '',
  withoutYes: '',
  employer: '',
  jobId: '',
}

type TellManyDialogProps = {
  selection: Selection
  kinds: readonly InboxKind[]
  count: number
  chosen: Pick<Values, 'state' | 'reason' | 'day'>
  onClose: () => void
  onTold?: () => void
}

/** Sets a state for many submissions and sends each person a message. */
export const TellManyDialog = ({ selection, kinds, count, chosen, onClose, onTold }: TellManyDialogProps) => {
  const [tellMany] = submissionsApi.useTellManyMutation()
  const notify = useNotify()

  const submit = async (values: Values) => {
    const answer = await tellMany(tellingOf(selection, values))
    if (answer.error) return answer
    notify.success(sentencesOf(answer.data.counts, answer.data.cameLater))
    onTold?.()
    return answer
  }

  return (
    <FormDialog<Values>
      title={`Message ${counted(count, 'applicant')}`}
      submitLabel="Send"
      initialValues={{ ...noFields, once: true, later: false, ...chosen }}
      onSubmit={submit}
      labelOf={choiceLabel}
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
        options={stateOptions(kinds).filter(({ value }) => isToldState(value))}
        autoFocus
      />
      <Fields selection={selection} />
    </FormDialog>
  )
}
