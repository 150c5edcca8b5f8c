import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useId, type ReactNode, type Ref } from 'react'
import type { InboxRow } from '@/domain/submissions/inbox'
import type { Message, TellPreview } from '@/domain/submissions/telling'
import { Key } from '../../../components/keys'
import { mailDoubt } from '../../../components/tell/mailFaults'
import { Small } from '../../../components/texts'

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
