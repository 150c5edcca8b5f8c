import Button from '@mui/material/Button'
import type { Editor } from '@tiptap/react'
import { linkProps } from '@/domain/richText'
import { FormDialog } from '../dialogs'
import { OfficeInput } from '../fields'

type LinkDialogProps = { editor: Editor; onClose: () => void }

const WRONG = 'Enter an address that begins with https://, mailto: or tel:.'

/** 'www.example.com' and 'hr@example.com' are addresses, too. */
const completed = (written: string) => {
  const address = written.trim()
  if (/^[a-z]+:|^\//i.test(address)) return address
  if (/^[^\s@/]+@[^\s@/]+$/.test(address)) return `mailto:${address}`
  return /^[^\s/]+\.[a-z]{2,}/i.test(address) ? `https://${address}` : address
}

/** Asks where the chosen words lead to; without an address they lead nowhere. */
export const LinkDialog = ({ editor, onClose }: LinkDialogProps) => {
  const before = editor.getAttributes('link').href as unknown
  const finish = (href?: string) => {
    onClose()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === undefined) chain.unsetLink().run()
    else if (editor.state.selection.empty && before === undefined)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
  }
  return (
    <FormDialog
      title="Link"
      submitLabel="Set link"
      initialValues={{ address: typeof before === 'string' ? before : '' }}
      onSubmit={async ({ address }) => {
        const href = completed(address)
        if (linkProps(href) === null) return WRONG
        finish(href)
        return undefined
      }}
      onClose={onClose}
      stays
      actions={
        <>
          {before === undefined ? null : <Button onClick={() => finish()}>Remove link</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <OfficeInput name="address" label="Address" autoComplete="off" inputMode="url" autoFocus />
    </FormDialog>
  )
}
