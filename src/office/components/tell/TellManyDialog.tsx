import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { counted, grouped } from '@/domain/text/display'
import { isToldState, languageNames, type ToldState } from '@/domain/submissions/answers'
import type { InboxKind } from '@/domain/submissions/inbox'
import { stateOptions } from '@/domain/submissions/states'
import { type ChoiceFields as Choices, choicesOf, type TellCounts } from '@/domain/submissions/telling'
import type { Selection } from '../../api/submissionsApi'
import { toSendApi, type Telling } from '../../api/toSendApi'
import { OfficeSelect, Tick } from '../fields'
import { FormDialog } from '../forms'
import { LoadFailure } from '../Loaded'
import { useNotify } from '../Notices'
import { ChoiceFields, choiceLabel } from './ChoiceFields'
import { mailFaults } from './mailFaults'

type Values = Choices & { state: ToldState; once: boolean; later: boolean }

const tellingOf = (selection: Selection, { state, once, later, ...choices }: Values): Telling => ({
  ...selection,
  ...choicesOf(state, choices),
  later,
  oncePerPerson: once,
})

const leftOut = (count: number, why: string) => (count > 0 ? [`${grouped(count)} left out: ${why}.`] : [])

/** '37 by e-mail, 3 into To send. 2 left out: told already.' */
const sentencesOf = (counts: TellCounts, cameLater: number) =>
  [
    `${grouped(counts.mailed)} by e-mail, ${grouped(counts.toSend)} into To send.`,
    ...(counts.further > 0
      ? [`Counts for ${counted(counts.further, 'more submission')} of these people.`]
      : []),
    ...leftOut(counts.told, 'told already'),
    ...leftOut(counts.withdrawn, 'withdrawn by the applicant'),
    ...leftOut(counts.others, 'of a kind that is never in this state'),
    ...leftOut(counts.erased, 'erased meanwhile'),
    ...leftOut(cameLater, 'came in after you chose'),
  ].join(' ')

const NO_MAIL = 'This server sends no mail: SMTP_URL is not set. Everyone is told from To send.'

/** The number of people told by each way, those who get one message for several submissions, and the first text. */
const Preview = ({ selection, values }: { selection: Selection; values: Values }) => {
  const query = toSendApi.usePreviewTellingQuery(tellingOf(selection, useDebouncedValue(values)))
  if (!query.data) return <LoadFailure query={query} />
  const { counts, cameLater, together, fault, first } = query.data
  const isDelayed = fault === 'down' && counts.mailed > 0
  const people = together.map(({ name, submissions }) => `${name} (${submissions})`)
  return (
    <>
      <LoadFailure query={query} />
      <Typography role="status">{sentencesOf(counts, cameLater)}</Typography>
      {people.length > 0 ? (
        <Typography variant="body2" color="textSecondary">
          {`One e-mail for the same name and address: ${people.join(', ')}`}
        </Typography>
      ) : null}
      {fault === 'off' || isDelayed ? (
        <Alert severity="warning">{isDelayed ? mailFaults.down : NO_MAIL}</Alert>
      ) : null}
      {first ? (
        <Box component="figure" sx={{ m: 0 }}>
          <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {`To ${first.name || 'No name'}, in ${languageNames[first.language]}`}
          </Typography>
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

/** The fields of the chosen state, and what telling would do. */
const Fields = ({ selection }: { selection: Selection }) => {
  const { values, errors, setValues } = useFormikContext<Values>()
  const change = (changed: Partial<Values>) => void setValues({ ...values, ...changed })
  return (
    <>
      <ChoiceFields state={values.state} values={values} errors={errors} onChange={change} />
      <Tick label="Tell each person once" isTicked={values.once} onChange={(once) => change({ once })} />
      {/* Never shows a text of another state. */}
      <Preview key={values.state} selection={selection} values={values} />
    </>
  )
}

/** Sets the state all the same, and puts all on the list 'To send'. */
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

/** A refusal finds its field by these names. */
const noFields = { day: '', time: '', place: '', bring: '', recipient: '' }

type TellManyDialogProps = {
  selection: Selection
  kinds: readonly InboxKind[]
  count: number
  /** The values chosen at first. */
  chosen: Pick<Values, 'state' | 'reason'>
  onClose: () => void
  onTold?: () => void
}

/** Gives many submissions a state, and tells each person. */
export const TellManyDialog = ({ selection, kinds, count, chosen, onClose, onTold }: TellManyDialogProps) => {
  const [tellMany] = toSendApi.useTellManyMutation()
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
      title={`Tell ${counted(count, 'applicant')}`}
      submitLabel="Tell"
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
