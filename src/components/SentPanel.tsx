import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import GlobalStyles from '@mui/material/GlobalStyles'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDate } from '@/domain/site/calendar'
import { nextSteps, usualAnswer } from '@/domain/submissions/nextSteps'
import { localized } from '@/domain/content/localized'
import { paths, sharedLink, withQuery } from '@/domain/paths'
import { kindNameOf } from '@/domain/submissions/track'
import { receiptDismissed } from '@/store/device'
import type { SiteSettings } from '@/domain/site/settings'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { Receipt } from '@/store/receipts'
import { selectIsMemoryKept, selectOwnApi } from '@/store/site'
import { otherLanguage } from '@/domain/content/localized'
import { useNewTab } from './NewTabMark'
import { ABOVE_NOTICES } from './NoticeStack'
import { saveFile } from './saveFile'
import { useAbsoluteUrl, useSite } from './SiteSettings'
import { PRINT } from './theme/sizes'

const stepsAfter: Partial<Record<string, MessageDescriptor>> = {
  ...nextSteps,
  message: nextSteps.contact_message,
}

/** The facts by which a submission is found again. */
const factsOf = (receipt: Receipt, trackUrl: string, { company, answerDays }: SiteSettings, i18n: I18n) => {
  const { reference, kind, sentOn } = receipt
  const kindName = kindNameOf(kind, i18n)
  const { text: subject } = localized(receipt, 'about', i18n)
  const step = stepsAfter[kind.toLowerCase()]
  const usual = kind === 'Application' && usualAnswer(answerDays, i18n)
  const day = formatDate(sentOn)
  const { name: companyName } = company
  return {
    title: i18n._(msg`Sent. Your reference is ${reference}`),
    subject: subject ? i18n._(msg`${kindName}: ${subject}`) : kindName,
    sent: i18n._(msg`Sent on ${day} to ${companyName}.`),
    next: [step && i18n._(step), usual && i18n._(msg`${usual}.`)].filter(Boolean).join(' '),
    track: trackUrl
      ? i18n._(msg`See, correct, withdraw or erase it with the last 4 digits of your mobile: ${trackUrl}`)
      : '',
  }
}

/** Only the panel is printed, on any screen. */
const aloneOnPaper = {
  [PRINT]: { 'header, main, footer, body > :not(#root)': { display: 'none !important' } },
}

/** The least distance of notices from the top of the window. */
const NOTICES_TOP_PX = 65

/** Keeps notices below the visible part of the panel. */
const usePlaceAboveNotices = () => {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const place = () => {
      const bottom = panel.current?.getBoundingClientRect().bottom ?? 0
      style.setProperty(ABOVE_NOTICES, `${Math.max(0, bottom - NOTICES_TOP_PX)}px`)
    }
    place()
    window.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
      style.removeProperty(ABOVE_NOTICES)
    }
  }, [])
  return panel
}

const actionsSx = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: 1,
  mx: -1,
  '& > :last-child': { ml: 'auto', mr: 1 },
  displayPrint: 'none',
}

type SentPanelProps = {
  receipt: Receipt
  /** In a page without script, which cannot keep, save or print it. */
  isStill?: boolean
}

/** Says above every screen that a form was stored, until it is dismissed. */
export const SentPanel = ({ receipt, isStill = false }: SentPanelProps) => {
  const { t, i18n } = useLingui()
  const { reference, isUntracked } = receipt
  const dispatch = useAppDispatch()
  const absoluteUrl = useAbsoluteUrl()
  const trackPath = withQuery(paths.track, { reference })
  const trackUrl = useAppSelector(selectOwnApi) && !isUntracked ? absoluteUrl(trackPath) : ''
  const panel = usePlaceAboveNotices()
  const [isPrinting, setPrinting] = useState(false)
  const site = useSite()
  const facts = factsOf(receipt, trackUrl, site, i18n)
  const isKept = useAppSelector(selectIsMemoryKept) && !isStill
  const text = [site.company.name, ...Object.values(facts)].filter(Boolean).join('\n')

  const print = () => {
    flushSync(() => setPrinting(true))
    window.addEventListener('afterprint', () => setPrinting(false), { once: true })
    window.print()
  }
  const dismiss = () => {
    dispatch(receiptDismissed())
    // The button is about to disappear, and the focus would be lost with it.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <Container
      disableGutters={isStill}
      sx={{ mt: { xs: 1.5, md: 2.5 }, displayPrint: isPrinting ? 'block' : 'none' }}
    >
      {isPrinting ? <GlobalStyles styles={aloneOnPaper} /> : null}
      <Paper
        ref={panel}
        component="section"
        aria-label={t`Sent`}
        variant="outlined"
        sx={{ p: 2, pb: 1.5, borderColor: 'success.main', borderLeftWidth: 4, overflowWrap: 'anywhere' }}
      >
        <Typography variant="h3" component="p" sx={{ textWrap: 'balance' }}>
          {facts.title}
        </Typography>
        <Typography sx={{ mt: 0.5 }} lang={otherLanguage(facts.subject, i18n.locale)}>
          {facts.subject}
        </Typography>
        <Typography variant="body2">{facts.next}</Typography>
        {trackUrl ? (
          <Typography variant="body2" color="textSecondary" sx={{ displayPrint: 'none' }}>
            {t`With the reference and the last 4 digits of your mobile you can see, correct, withdraw and erase it.`}
          </Typography>
        ) : null}
        {isUntracked ? (
          <Typography variant="body2" color="textSecondary">
            {t`Track opens only what has a mobile number. To correct, withdraw or erase this, write to us with the reference.`}
          </Typography>
        ) : null}
        {isKept ? null : (
          <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
            {isStill
              ? t`Please note the reference: it is not kept for you here.`
              : t`This browser cannot keep the reference for you. Please note it or save it now.`}
          </Typography>
        )}
        <Box sx={{ display: 'none', displayPrint: 'block', mt: 2 }}>
          <p>{facts.sent}</p>
          <p>{facts.track}</p>
        </Box>
        <Stack direction="row" sx={actionsSx}>
          {trackUrl ? <Button href={trackPath}>{t`Track it`}</Button> : null}
          <Button component="a" href={sharedLink('https://wa.me/', { text })} {...useNewTab()}>
            {t`Send on WhatsApp`}
          </Button>
          {isStill ? null : (
            <>
              <Button
                onClick={() =>
                  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${reference}.txt`)
                }
              >
                {t`Save`}
              </Button>
              <Button onClick={print}>{t`Print`}</Button>
              <Button variant="outlined" onClick={dismiss}>
                {t`Dismiss`}
              </Button>
            </>
          )}
        </Stack>
      </Paper>
    </Container>
  )
}
