import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useId, type ReactNode, type Ref } from 'react'
import Typography from '@mui/material/Typography'
import SendIcon from '@mui/icons-material/SendOutlined'
import type { InboxRow, InboxKind, Submission } from '@/domain/submissions/inbox'
import type { Message, TellPreview } from '@/domain/submissions/telling'
import { allReasons, declineReasons, isToldState } from '@/domain/submissions/answers'
import { hasState, stateOptions } from '@/domain/submissions/states'
import { Key } from '../../../components/keys'
import { mailDoubt } from '../../../components/tell/mailTexts'
import { Small } from '../../../components/texts'
import { DescriptionList } from '../../../components/Section'
import { DialogButton, OfficeDialog } from '../../../components/forms'
import { selectAnswer } from '../../../store/drafts'
import { useOfficeSelector } from '../../../store/store'
import type { SubmissionChanges } from '../submission/useSubmissionChanges'

export type Way = Message['way']

type Reach = Pick<NonNullable<TellPreview['first']>, 'email' | 'whatsapp'> | undefined

const labels: Record<Way, string> = {
  email: 'Send by e-mail',
  whatsapp: 'Send on WhatsApp',
  phone: 'Called',
  later: 'Later',
}

const NO_MAIL = 'No e-mail can be sent: the address is wrong, or this server sends none.'

/** Why a contact cannot be used: missing, or not working. */
const unavailableReason = (given: string, usable: string | null | undefined, none: string, wrong: string) => {
  if (given === '') return none
  return usable === null ? wrong : undefined
}

/** Why some channels are unavailable, and the main one: the first that works. Until the contacts load, the inbox row decides. */
export const waysOf = ({ email, mobile }: InboxRow, reach: Reach, order: readonly Way[]) => {
  const whyNot: Partial<Record<Way, string>> = {
    email: unavailableReason(email, reach?.email, 'No e-mail address was given.', NO_MAIL),
    whatsapp: unavailableReason(
      mobile,
      reach?.whatsapp,
      'No mobile number was given.',
      'WhatsApp cannot reach this number.',
    ),
  }
  return {
    whyNot,
    main: order.find((way) => whyNot[way] === undefined) ?? ('phone' as const),
    doubt: whyNot.email ? undefined : mailDoubt(reach?.email),
  }
}

type KeyButtonProps = ButtonProps & { isMain?: boolean; letter?: string }

/** A button with shortcuts: Ctrl Enter for the main one, Alt and a letter if given. */
export const KeyButton = ({ isMain = false, letter, children, ...button }: KeyButtonProps) => {
  const keys = [...(isMain ? ['Control+Enter', 'Meta+Enter'] : []), ...(letter ? [`Alt+${letter}`] : [])]
  return (
    <Button
      size="small"
      variant={isMain ? 'contained' : 'outlined'}
      aria-keyshortcuts={keys.join(' ') || undefined}
      {...button}
    >
      {children}
      {letter ? (
        <Box component="span" sx={{ '& kbd': { ml: 1, color: 'inherit' } }}>
          <Key>{`Alt ${letter}`}</Key>
        </Box>
      ) : null}
    </Button>
  )
}

type WayButtonsProps = ReturnType<typeof waysOf> & {
  /** Whether the contacts are known. */
  isRead: boolean
  mainRef?: Ref<HTMLButtonElement>
  /** The letter for each channel, with Alt. */
  letters?: Record<Way, string>
  disabled?: boolean
  onSend: (way: Way) => void
  children?: ReactNode
}

export const WayButtons = (props: WayButtonsProps) => {
  const { whyNot, main, doubt, isRead, mainRef, letters, disabled = false, onSend, children } = props
  const id = useId()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(Object.keys(labels) as Way[]).map((way) => (
          <KeyButton
            key={way}
            ref={way === main ? mainRef : undefined}
            isMain={way === main}
            letter={letters?.[way]}
            aria-describedby={whyNot[way] ? `${id}-${way}` : undefined}
            disabled={disabled || whyNot[way] !== undefined || (way === 'whatsapp' && !isRead)}
            onClick={() => onSend(way)}
          >
            {labels[way]}
          </KeyButton>
        ))}
        {children}
      </Box>
      {(['email', 'whatsapp'] as const).map((way) =>
        whyNot[way] ? (
          <Small key={way} id={`${id}-${way}`}>
            {whyNot[way]}
          </Small>
        ) : null,
      )}
      {doubt ? <Small>{doubt}</Small> : null}
    </>
  )
}

type Keys = { title: string; items: { label: string; value: string }[] }

const numbered = (title: string, words: readonly string[]): Keys => ({
  title,
  items: words.map((value, index) => ({ label: `${index + 1}`, value })),
})

const everywhere: Keys = {
  title: 'Everywhere',
  items: [
    { label: 'Ctrl Enter', value: 'In an answer: send it' },
    { label: 'Esc', value: 'Close the answer, then the submission' },
    { label: 'Alt ↑, Alt ↓', value: 'Previous, next submission' },
    { label: 'Ctrl Z', value: 'Undo' },
  ],
}

const reasons = numbered(
  'Reason, in an answer',
  allReasons.map((reason) => declineReasons[reason]),
)

const keysOf = (kind: InboxKind) => {
  const states = stateOptions([kind]).map(({ label }) => label)
  return [numbered('State', states), ...(hasState(kind, 'declined') ? [reasons] : []), everywhere]
}

/** Lists the keyboard shortcuts. Hidden on phones. */
const KeysButton = ({ kind }: { kind: InboxKind }) => (
  <DialogButton
    size="small"
    color="inherit"
    sx={{ minWidth: 0, mr: -0.625, '@media (hover: none)': { display: 'none' } }}
    renderDialog={(onClose) => (
      <OfficeDialog title="Keys" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Typography>Digits count while no field has the focus.</Typography>
        {keysOf(kind).map(({ title, items }) => (
          <Box key={title} sx={{ mt: 2, '& dl': { gridTemplateColumns: '7em minmax(0, 1fr)' } }}>
            <Typography variant="h3">{title}</Typography>
            <DescriptionList items={items} />
          </Box>
        ))}
      </OfficeDialog>
    )}
  >
    Keys
  </DialogButton>
)

type TellButtonProps = { submission: Submission } & Pick<SubmissionChanges, 'openAnswer'>

/** Opens the message for the current state. Hidden once the applicant withdrew. */
export const TellButton = ({ submission: { row, withdrawnAt }, openAnswer }: TellButtonProps) => {
  const { kind, reference, state } = row
  const isOpen = useOfficeSelector((stored) => selectAnswer(stored, reference))?.isOpen ?? false
  return (
    <>
      {isOpen || withdrawnAt !== null || !isToldState(state) ? null : (
        <Button
          size="small"
          variant="outlined"
          startIcon={<SendIcon />}
          onClick={() => openAnswer(state, { takesFocus: true })}
        >
          Answer
        </Button>
      )}
      <Box sx={{ ml: 'auto' }}>
        <KeysButton kind={kind} />
      </Box>
    </>
  )
}
