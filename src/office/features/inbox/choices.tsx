import { sourceName } from '@/domain/submissions/sources'
import { RECIPIENT_CHARACTERS_MAX } from '@/domain/submissions/inbox'
import { submissionsApi } from '../../api/submissionsApi'
import { SuggestInput } from '../../components/fields'
import { FormButton, type FormDialogProps } from '../../components/forms'

export const SourceName = ({ slug }: { slug: string }) => {
  const { data } = submissionsApi.useGetInboxChoicesQuery()
  return sourceName(slug, data?.sources ?? [])
}

type Values = { recipient: string }

/** Asks who outside the office saw it or got it, suggesting earlier names. */
export const DisclosedToButton = (form: Pick<FormDialogProps<Values>, 'onSubmit' | 'done'>) => {
  const { data: choices } = submissionsApi.useGetInboxChoicesQuery()
  return (
    <FormButton
      {...form}
      button={{ size: 'small', children: 'Disclosed to' }}
      title="Shown or sent outside the office"
      submitLabel="Save"
      initialValues={{ recipient: '' }}
    >
      <SuggestInput
        name="recipient"
        label="Disclosed to"
        hint="An employer or a person outside the office. The applicant sees this name and the day."
        limit={RECIPIENT_CHARACTERS_MAX}
        suggestions={choices?.recipients ?? []}
        autoFocus
        isInDialog
      />
    </FormButton>
  )
}
