import { sourceName } from '@/domain/submissions/sources'
import { RECIPIENT_CHARACTERS_MAX } from '@/domain/submissions/inbox'
import { submissionsApi } from '../../api/submissionsApi'
import { OfficeInput, SuggestInput } from '../../components/fields'
import { FormButton, type FormDialogProps } from '../../components/forms'

export const SourceName = ({ slug }: { slug: string }) => {
  const { data } = submissionsApi.useGetInboxChoicesQuery()
  return sourceName(slug, data?.sources ?? [])
}

type Values = { recipient: string; withoutYes: string }

type Buttoned = Pick<FormDialogProps<Values>, 'onSubmit' | 'done'> &
  Partial<Record<'label' | 'title' | 'submitLabel', string>>

/** Asks who outside the office sees it or gets it, suggesting earlier names. */
export const DisclosedToButton = ({
  label = 'Disclosed to',
  title = 'Shown or sent outside the office',
  submitLabel = 'Save',
  ...form
}: Buttoned) => {
  const { data: choices } = submissionsApi.useGetInboxChoicesQuery()
  return (
    <FormButton
      {...form}
      button={{ size: 'small', children: label }}
      title={title}
      submitLabel={submitLabel}
      initialValues={{ recipient: '', withoutYes: '' }}
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
      <OfficeInput
        name="withoutYes"
        label="Why without a yes"
        hint="Only for those who have not said yes. It is logged, and the applicant sees it."
        maxLength={RECIPIENT_CHARACTERS_MAX}
      />
    </FormButton>
  )
}
