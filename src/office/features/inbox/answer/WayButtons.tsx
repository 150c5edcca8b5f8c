import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode, type Ref } from 'react'
import type { InboxRow } from '@/domain/submissions/inbox'
import type { Message, TellPreview } from '@/domain/submissions/telling'
import { Key } from '../../../components/Key'
import { mailDoubt } from '../../../components/tell/mailFaults'

export type Way = Message['way']

type Reach = Pick<NonNullable<TellPreview['first']>, 'email' | 'whatsapp'> | undefined

const labels: Record<Way, string> = {
  email: 'Tell by e-mail',
  whatsapp: 'Tell on WhatsApp',
  phone: 'Called',
  later: 'Later',
}

const NO_MAIL = 'No e-mail can be sent: the address is wrong, or this server sends none.'

/** The reason a contact cannot be used: none was given, or the one given does not work. */
const unavailableReason = (given: string, usable: string | null | undefined, none: string, wrong: string) => {
  if (given === '') return none
  return usable === null ? wrong : undefined
}

/**
 * Why some ways to tell cannot be used, and the way of the main button: the first that can. Before the contacts are read, the
 * line of the inbox decides.
 */
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

/** A button with its keys: Ctrl Enter presses the main one, Alt and a letter each that has one. */
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
  /** The letter of each way, with Alt. */
  letters?: Record<Way, string>
  disabled?: boolean
  onSend: (way: Way) => void
  /** More buttons, after those of the ways. */
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
          <Typography key={way} id={`${id}-${way}`} variant="body2" color="textSecondary">
            {whyNot[way]}
          </Typography>
        ) : null,
      )}
      {doubt ? (
        <Typography variant="body2" color="textSecondary">
          {doubt}
        </Typography>
      ) : null}
    </>
  )
}
