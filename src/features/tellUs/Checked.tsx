import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { oursOf } from '@/domain/site/ours'
import { checkContacts } from '@/domain/text/checkContacts'

type CheckedProps = { text: string; published: Parameters<typeof oursOf>[0] }

/** What is ours in a text, and what is not. */
export const Checked = ({ text, published }: CheckedProps) => {
  const { t } = useLingui()
  const found = checkContacts(text, oursOf(published))
  return (
    <>
      {found.map(({ text: part, isOurs, isLike, isPayment }) => (
        <Box key={part} sx={{ pl: 1.5, borderLeft: 4, borderColor: isOurs ? 'success.main' : 'error.main' }}>
          <bdi>{part}</bdi>
          <Typography variant="h4" component="p">
            {isOurs ? t`This is one of ours` : t`This is not one of ours`}
          </Typography>
          {isLike ? <p>{t`Careful: it looks like ours, but it is not.`}</p> : null}
          {isPayment ? <p>{t`Money can be sent to it. We never ask for money.`}</p> : null}
        </Box>
      ))}
      {found.some(({ isOurs }) => isOurs) ? (
        <p>{t`Frauds can copy our number or address into a message. Whoever asks you for money is not us.`}</p>
      ) : null}
      {found.length === 0 ? (
        <p>{t`There is no number, address or link in it, so it cannot be checked.`}</p>
      ) : null}
    </>
  )
}
