import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { describedBy, Field } from '@/components/form/Field'
import { Loading } from '@/components/Loading'
import { phoneParts, telephoneLink } from '@/domain/contactLinks'
import { languageOf } from '@/domain/display'
import { ANSWER_CHARACTERS_MAX } from '@/domain/office/answers'
import { describeRow } from '@/domain/office/inbox'
import { toTellWords, type ToTellTask } from '@/domain/office/toTell'
import { codeOf, messageOf, NOT_FOUND } from '../../api/officeError'
import { toTellApi } from '../../api/toTellApi'
import { showMoment } from '../../components/dates'
import { lengthNote } from '../../components/fields'
import { Key } from '../../components/Key'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { StateChip } from '../../components/StateChip'
import { AlsoFor } from '../../components/tell/AlsoFor'
import { mailDoubt } from '../../components/tell/mailFaults'
import { useTell } from '../../components/tell/useTell'
import { officePaths, submissionPath, toTellPath } from '../../paths'

const keys = { whatsapp: 'W', phone: 'P', email: 'M', later: 'L', leaveOut: 'O', next: 'N' } as const

type Action = keyof typeof keys

/** The action of a key: Alt and its letter, also in the text, or Ctrl Enter. On a Mac Alt types other letters. */
const actionOf = ({ code, key, altKey, ctrlKey, metaKey }: KeyboardEvent, main: Action) => {
  if (key === 'Enter' && (ctrlKey || metaKey)) return main
  if (!altKey || ctrlKey || metaKey) return undefined
  return (Object.keys(keys) as Action[]).find((action) => code === `Key${keys[action]}`)
}

const useKeys = (main: Action, run: (action: Action) => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event, main)
    if (!action) return
    event.preventDefault()
    if (!event.repeat) run(action)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

type ActionButtonProps = Omit<ButtonProps, 'action'> & {
  action: Action
  main: Action
  run: (action: Action) => void
}

const ActionButton = ({ action, main, run, children, ...button }: ActionButtonProps) => {
  const key = `Alt+${keys[action]}`
  const isMain = action === main
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      {...button}
      aria-keyshortcuts={isMain ? `Control+Enter Meta+Enter ${key}` : key}
      onClick={() => run(action)}
    >
      {children}
      <Box component="span" sx={{ '& kbd': { ml: 1, color: 'inherit' } }}>
        <Key>{`Alt ${keys[action]}`}</Key>
      </Box>
    </Button>
  )
}

/** Goes on to the one after it. */
const useLeave = () => {
  const navigate = useNavigate()
  return ({ next }: ToTellTask, told: readonly string[] = []) =>
    void navigate(next === null || told.includes(next) ? officePaths.toTell : toTellPath(next), {
      replace: true,
    })
}

type ToTellFormProps = { task: ToTellTask; onStale: () => void }

/** The text, and the ways to tell it. */
const ToTellForm = ({ task, onStale }: ToTellFormProps) => {
  const { row, version, email, whatsapp, also } = task
  const { reference } = row
  const id = useId()
  const main = whatsapp === null ? 'phone' : 'whatsapp'
  const [others, setOthers] = useState(() =>
    also
      .filter(({ isSamePerson, ways }) => isSamePerson && ways.includes(main))
      .map((other) => other.reference),
  )
  const [text, setText] = useState(task.text)
  const [isBusy, setIsBusy] = useState(false)
  const tell = useTell()
  const [leaveOut] = toTellApi.useLeaveOutMutation()
  const leave = useLeave()
  const notify = useNotify()
  const person = row.name || 'No name'
  const { hint, error } = lengthNote('Answer', text, ANSWER_CHARACTERS_MAX)

  const done: Record<Action, string> = {
    whatsapp: 'told on WhatsApp',
    phone: 'told by phone',
    email: 'told by e-mail',
    later: 'at the end of the list',
    leaveOut: 'left out',
    next: '',
  }

  const work = async (action: Exclude<Action, 'next'>) => {
    // Being in the list confirms telling it, even for a second time, such as a reminder. The version prevents telling it twice.
    const told = { reference, version, state: task.state, text, whatsapp, again: true } as const
    const answer =
      action === 'leaveOut'
        ? await leaveOut({ reference, version })
        : await tell({ ...told, way: action, also: others })
    if (!answer.error) notify.success(`${person}: ${done[action]}`)
    else {
      notify.warning(messageOf(answer.error))
      // Another change came first: the new version is loaded, and the typed text stays.
      onStale()
    }
    return !answer.error
  }

  const run = async (action: Action) => {
    if (isBusy) return
    setIsBusy(true)
    if (action === 'whatsapp' && whatsapp === null) notify.warning('WhatsApp cannot reach this number.')
    else if (action === 'email' && email === null) notify.warning('There is no e-mail address.')
    else if (action === 'next' || (await work(action))) leave(task, action === 'next' ? [] : others)
    setIsBusy(false)
  }
  useKeys(main, (action) => void run(action))

  const press = { main, run: (action: Action) => void run(action), disabled: isBusy } as const
  const numbers = phoneParts(row.mobile)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <StateChip kind={row.kind} state={task.state} />
        <Link href={submissionPath(reference)}>{describeRow(row)}</Link>
        <Typography variant="body2" color="textSecondary">
          {`${toTellWords[task.why]}, since ${showMoment(task.since)}`}
        </Typography>
      </Box>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {numbers.length === 0
          ? 'No number'
          : numbers.map((part) =>
              part.dialled === '' ? (
                <span key={part.at}>{part.text}</span>
              ) : (
                <Link key={part.at} component="a" href={telephoneLink(part)}>
                  {part.text}
                </Link>
              ),
            )}
      </Typography>
      <Field id={id} label="Answer" hint={hint} error={error}>
        <OutlinedInput
          id={id}
          multiline
          minRows={6}
          maxRows={16}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ input: { lang: languageOf(text) } }}
          aria-describedby={describedBy(id, hint, error)}
        />
      </Field>
      <AlsoFor rows={also} chosen={others} onChange={setOthers} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {whatsapp === null ? null : (
          <ActionButton action="whatsapp" startIcon={<WhatsAppIcon />} {...press}>
            Tell on WhatsApp
          </ActionButton>
        )}
        <ActionButton action="phone" {...press}>
          Told by phone
        </ActionButton>
        {email === null ? null : (
          <ActionButton action="email" {...press}>
            Tell by e-mail
          </ActionButton>
        )}
        <ActionButton action="later" {...press}>
          Later
        </ActionButton>
        <ActionButton action="leaveOut" variant="text" color="inherit" {...press}>
          Leave out
        </ActionButton>
        <ActionButton action="next" variant="text" color="inherit" {...press}>
          Next
        </ActionButton>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {`'Later' puts it at the end of the list. 'Leave out' takes it from the list: no message is needed.`}
      </Typography>
      {mailDoubt(email) ? <Typography variant="body2">{mailDoubt(email)}</Typography> : null}
    </>
  )
}

/** One answer to be told. */
export const ToTellOne = ({ reference }: { reference: string }) => {
  const { data: task, error, refetch } = toTellApi.useGetToTellTaskQuery(reference)
  // The typed text stays while the server cannot be reached.
  const leave = useLeave()
  const isLost = codeOf(error) === NOT_FOUND
  return (
    <Screen
      title={task ? task.row.name || 'No name' : 'To tell'}
      back={{ label: 'To tell', to: officePaths.toTell }}
    >
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          p: { xs: 1.5, sm: 2 },
          maxWidth: 900,
        }}
      >
        {error ? (
          <Alert
            severity="warning"
            action={
              isLost && task ? (
                <Button color="inherit" size="small" onClick={() => leave(task)}>
                  Next
                </Button>
              ) : null
            }
          >
            {messageOf(error)}
          </Alert>
        ) : null}
        {task && !isLost ? <ToTellForm task={task} onStale={() => void refetch()} /> : null}
        {task || error ? null : <Loading label="Loading the answer" minHeight={320} />}
      </Paper>
    </Screen>
  )
}
