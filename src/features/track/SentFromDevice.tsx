import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { Localized } from '@/components/Localized'
import { Note } from '@/components/Note'
import { formatDate } from '@/domain/site/calendar'
import { kindNameOf } from '@/domain/submissions/track'
import { deviceRestored, emptyMemory, receiptErased } from '@/store/device'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectReceipts, type Receipt } from '@/store/receipts'

const listSx = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
}

/** The receipts that this device keeps. Without `onOpen` nothing can be looked up. */
export const SentFromDevice = ({ onOpen }: { onOpen?: (reference: string) => void }) => {
  const { t, i18n } = useLingui()
  const dispatch = useAppDispatch()
  const receipts = useAppSelector(selectReceipts)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const [forgotten, setForgotten] = useState<readonly Receipt[]>([])
  if (receipts.length + forgotten.length === 0) return null
  const references = forgotten.map(({ reference }) => reference).join(', ')
  const forget = (receipt: Receipt) => {
    // The button is about to disappear, and the focus would be lost with it.
    heading.current?.focus()
    setForgotten([...forgotten, receipt])
    dispatch(receiptErased(receipt.reference))
  }
  const undo = () => {
    heading.current?.focus()
    setForgotten([])
    dispatch(deviceRestored({ ...emptyMemory, receipts: [...forgotten] }))
  }
  return (
    <Box component="section" sx={{ mb: 3, displayPrint: 'none' }}>
      <Typography ref={heading} id={id} variant="h2" tabIndex={-1} sx={{ mb: 1 }}>
        {t`Sent from this device`}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={listSx}>
        {receipts.map((receipt) => {
          const { reference, kind, about, sentOn, isUntracked } = receipt
          return (
            <li key={reference}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 'bold' }}>
                  {about ? <Localized of={receipt} name="about" /> : kindNameOf(kind, i18n)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {`${reference} · ${formatDate(sentOn)}`}
                </Typography>
              </Box>
              <Box sx={{ mx: -1 }}>
                {onOpen && !isUntracked ? (
                  <Button aria-label={t`Open ${reference}`} onClick={() => onOpen(reference)}>
                    {t`Open`}
                  </Button>
                ) : null}
                <Button
                  color="inherit"
                  aria-label={t`Forget ${reference}`}
                  onClick={() => forget(receipt)}
                >{t`Forget`}</Button>
              </Box>
            </li>
          )
        })}
      </Box>
      <div role="status">
        {forgotten.length > 0 ? (
          <Note action={<Button onClick={undo}>{t`Undo`}</Button>}>
            {t`Forgotten on this device, but not erased: ${references}`}
          </Note>
        ) : null}
      </div>
    </Box>
  )
}
