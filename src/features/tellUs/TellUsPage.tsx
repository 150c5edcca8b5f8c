import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { jobsApi } from '@/api/jobsApi'
import { Localized } from '@/components/Localized'
import { describedBy, Field } from '@/components/form/Field'
import { FormPage } from '@/components/form/FormPage'
import { SelectInput } from '@/components/form/SelectInput'
import { EmailInput, MobileInput, NameInput } from '@/components/form/TextInput'
import { useAnsweredFocus, useFormField } from '@/components/form/useFormField'
import { Page } from '@/components/Page'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { idIn, paths, tellUsPath } from '@/domain/paths'
import { optionsIn } from '@/domain/submissions/options'
import { reasonOptions } from '@/domain/submissions/reasons'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { OurContacts } from './OurContacts'

const MessageInput = () => {
  const { t } = useLingui()
  const { id, value, error, change } = useFormField<string | undefined>('message')
  const hint = t`Up to 5,000 characters.`
  const describing = describedBy(id, hint, error)
  return (
    <Field id={id} label={t`Message`} hint={hint} error={error} required>
      <OutlinedInput
        id={id}
        name="message"
        value={value ?? ''}
        autoFocus={useAnsweredFocus(error)}
        onChange={({ target }) => void change(target.value)}
        inputComponent="textarea"
        inputProps={{ rows: 6, style: { height: 'auto' }, 'aria-describedby': describing }}
      />
    </Field>
  )
}

/** Where visitors tell us of a fraud in our name, or of a mistake in a job. */
export const TellUsPage = () => {
  const { t, i18n } = useLingui()
  const ownApi = useAppSelector(selectOwnApi)
  const jobId = idIn(useSearchParams()[0], 'job')
  const job = jobsApi.useGetJobQuery(jobId, { skip: !ownApi || jobId === '' }).currentData ?? undefined
  const meta = {
    title: t`Tell us`,
    description: t`Were you asked for money in our name, or is something in a job wrong? Tell us, and check whether a message is from us.`,
    path: tellUsPath(jobId),
  }
  if (!ownApi)
    return (
      <Page {...meta} subtitle={t`Nothing can be sent here. Please write to us or call us.`} isGone>
        <Button variant="contained" href={paths.contact}>
          {t`Contact Us`}
        </Button>
      </Page>
    )
  return (
    <FormPage
      {...meta}
      key={jobId}
      name="message"
      job={job}
      subtitle={t`Were you asked for money, or is something wrong? We see to it.`}
      advice={[
        t`Do not pay, and do not send anyone a code or a password.`,
        t`Keep the message, the number and the receipt, and write here what they say.`,
        t`With a mobile number you can follow your message under Track.`,
      ]}
      before={
        <>
          <OurContacts />
          {job ? (
            <Typography variant="h3" component="p" sx={{ mb: 2 }}>
              <Localized of={job} name="position" /> · {jobNumber(job, i18n)}
            </Typography>
          ) : null}
        </>
      }
      initialValues={{ reason: '', job: jobId, mobile: '', email: '' }}
    >
      <input type="hidden" name="job" value={jobId} />
      <SelectInput
        name="reason"
        label={t`What is it about?`}
        required
        options={optionsIn(reasonOptions, i18n)}
      />
      <MessageInput />
      <NameInput name="name" label={t`Name`} />
      <MobileInput required={false} hint={t`A mobile number or an email address is enough.`} />
      <EmailInput required={false} />
    </FormPage>
  )
}
