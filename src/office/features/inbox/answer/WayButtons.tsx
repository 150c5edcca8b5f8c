import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Ref } from 'react'
import type { InboxRow } from '@/domain/office/inbox'
import type { Message, TellPreview } from '@/domain/office/telling'
import { mailDoubt } from '../../../components/tell/mailFaults'

type Way = Message['way']
type Reach = Pick<NonNullable<TellPreview['first']>, 'email' | 'whatsapp'> | undefined

const labels: Record<Way, string> = {
  email: 'Tell by e-mail',
  whatsapp: 'Tell on WhatsApp',
  phone: 'Told by phone',
  later: 'Later',
}

/** The reason for each contact that cannot be used: null means that one was given but does not work. */
const hindrance = (given: string, usable: string | null | undefined, none: string, wrong: string) => {
  if (given === '') return none
  return usable === null ? wrong : undefined
}

/** The reason a way cannot be used. Before the answer is loaded, the line of the inbox decides. */
const hindrances = ({ email, mobile }: InboxRow, reach: Reach) => ({
  email: hindrance(
    email,
    reach?.email,
    'No e-mail address was given.',
    'No e-mail can be sent: the address is wrong, or this server sends none.',
  ),
  whatsapp: hindrance(
    mobile,
    reach?.whatsapp,
    'No mobile number was given.',
    'WhatsApp cannot reach this number.',
  ),
})

/** The ways to tell, why some cannot be used, and the one that the main button is for. */
export const waysOf = (row: InboxRow, reach: Reach) => {
  const whyNot: Partial<Record<Way, string>> = hindrances(row, reach)
  const main = (['email', 'whatsapp', 'phone'] as const).find((way) => whyNot[way] === undefined) ?? 'phone'
  return { whyNot, main, doubt: whyNot.email ? undefined : mailDoubt(reach?.email) }
}

type WayButtonsProps = ReturnType<typeof waysOf> & {
  id: string
  /** Whether the contacts are known. */
  isRead: boolean
  mainRef: Ref<HTMLButtonElement>
  onSend: (way: Way) => void
}

export const WayButtons = ({ whyNot, main, doubt, id, isRead, mainRef, onSend }: WayButtonsProps) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(Object.keys(labels) as Way[]).map((way) => (
        <Button
          key={way}
          ref={way === main ? mainRef : undefined}
          size="small"
          variant={way === main ? 'contained' : 'outlined'}
          aria-keyshortcuts={way === main ? 'Control+Enter Meta+Enter' : undefined}
          aria-describedby={whyNot[way] ? `${id}-${way}` : undefined}
          disabled={whyNot[way] !== undefined || (way === 'whatsapp' && !isRead)}
          onClick={() => onSend(way)}
        >
          {labels[way]}
        </Button>
      ))}
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
