import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { salaryRange } from '@/domain/text/display'
import { missingBandIn } from '@/domain/jobs/salaryBand'
import { OfficeDialog } from '../../components/forms'
import type { JobValues } from './jobValues'

type Answer = { ctc?: string }

type Offer = NonNullable<ReturnType<typeof missingBandIn>> & { onAnswer: (answer?: Answer) => void }

/** Offers the salary band that fits the pay before publishing without one. */
export const useBandOffer = () => {
  const { i18n } = useLingui()
  const [offer, setOffer] = useState<Offer>()

  /** Resolves with values to save, or nothing to cancel; undefined if the job has a band. */
  const ask = (values: JobValues) => {
    const missing = missingBandIn(values, i18n)
    return missing && new Promise<Answer | undefined>((onAnswer) => setOffer({ ...missing, onAnswer }))
  }

  const answer = (given?: Answer) => {
    offer?.onAnswer(given)
    setOffer(undefined)
  }

  const band = offer && salaryRange({ ctc: offer.band, ctc_from: null, ctc_to: null }, i18n)

  const dialog = offer ? (
    <OfficeDialog
      title="Set the salary band?"
      onClose={() => answer()}
      actions={
        <>
          <Button onClick={() => answer()}>Cancel</Button>
          <Button onClick={() => answer({})}>Publish without</Button>
          <Button variant="contained" autoFocus onClick={() => answer({ ctc: offer.band })}>
            {`Set ${offer.band} and publish`}
          </Button>
        </>
      }
    >
      <Typography>
        {`Visitors filter jobs by the salary band, and this one has none. Its pay (${offer.pay}) lies in ${band}.`}
      </Typography>
    </OfficeDialog>
  ) : null

  return { ask, dialog }
}
