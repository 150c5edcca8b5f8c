import { RECIPIENT_CHARACTERS_MAX } from '@/domain/submissions/inbox'
import { submissionsApi } from '../../api/submissionsApi'
import { SuggestInput } from '../../components/fields'
import { DialogButton, FormDialog, type FormDialogProps } from '../../components/forms'

type Values = { recipient: string }

type DisclosedToButtonProps = Pick<FormDialogProps<Values>, 'onSubmit' | 'done'>

/** Asks to whom outside the office something was shown or sent; the names used before are suggested. */
export const DisclosedToButton = (form: DisclosedToButtonProps) => {
  const { data: choices } = submissionsApi.useGetInboxChoicesQuery()
  return (
    <DialogButton
      size="small"
      renderDialog={(onClose) => (
        <FormDialog
          {...form}
          title="Shown or sent outside the office"
          submitLabel="Save"
          initialValues={{ recipient: '' }}
          onClose={onClose}
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
        </FormDialog>
      )}
    >
      Disclosed to
    </DialogButton>
  )
}
