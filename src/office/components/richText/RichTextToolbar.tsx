import BoldIcon from '@mui/icons-material/FormatBold'
import BulletsIcon from '@mui/icons-material/FormatListBulleted'
import NumbersIcon from '@mui/icons-material/FormatListNumbered'
import HeadingIcon from '@mui/icons-material/Title'
import LinkIcon from '@mui/icons-material/Link'
import SubheadingIcon from '@mui/icons-material/TextFields'
import UndoIcon from '@mui/icons-material/Undo'
import RedoIcon from '@mui/icons-material/Redo'
import type { SvgIconComponent } from '@mui/icons-material'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import Button from '@mui/material/Button'
import { COARSE_POINTER } from '@/components/theme/sizes'
import { linkProps } from '@/domain/text/richText'
import { FormDialog } from '../forms'
import { OfficeInput } from '../fields'
import { useToolbar } from '../buttons'

const WRONG = 'Enter an address that begins with https://, mailto: or tel:.'

/** 'www.example.com' and 'hr@example.com' are addresses, too. */
const completed = (written: string) => {
  const address = written.trim()
  if (/^[a-z]+:|^\//i.test(address)) return address
  if (/^[^\s@/]+@[^\s@/]+$/.test(address)) return `mailto:${address}`
  return /^[^\s/]+\.[a-z]{2,}/i.test(address) ? `https://${address}` : address
}

/** Sets or removes the link of the selected words. */
const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
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

type Chain = ReturnType<Editor['chain']>

type Tool = {
  name: string
  icon: SvgIconComponent
  /** The format that it toggles. */
  form?: [string, object?]
  /** Without it, the link dialog opens. */
  run?: (chain: Chain) => Chain
  isPossible?: (editor: Editor) => boolean
}

const [h3, h4] = [{ level: 3 }, { level: 4 }] as const

const tools: readonly Tool[] = [
  { name: 'Heading', icon: HeadingIcon, form: ['heading', h3], run: (chain) => chain.toggleHeading(h3) },
  {
    name: 'Subheading',
    icon: SubheadingIcon,
    form: ['heading', h4],
    run: (chain) => chain.toggleHeading(h4),
  },
  { name: 'Bold', icon: BoldIcon, form: ['bold'], run: (chain) => chain.toggleBold() },
  { name: 'Bullets', icon: BulletsIcon, form: ['bulletList'], run: (chain) => chain.toggleBulletList() },
  { name: 'Numbers', icon: NumbersIcon, form: ['orderedList'], run: (chain) => chain.toggleOrderedList() },
  { name: 'Link', icon: LinkIcon, form: ['link'] },
  { name: 'Undo', icon: UndoIcon, run: (chain) => chain.undo(), isPossible: (editor) => editor.can().undo() },
  { name: 'Redo', icon: RedoIcon, run: (chain) => chain.redo(), isPossible: (editor) => editor.can().redo() },
]

export const RichTextToolbar = ({ editor, label, id }: { editor: Editor; label: string; id: string }) => {
  const { onKeyDown, setAt, tabIndexOf } = useToolbar(tools.length)
  const [isLinking, setIsLinking] = useState(false)
  const states = useEditorState({
    editor,
    selector: ({ editor: shown }) =>
      tools.map(({ form, isPossible }) => ({
        isPressed: form && shown.isActive(...form),
        isPossible: isPossible?.(shown) ?? true,
      })),
  })

  return (
    <>
      <Box
        role="toolbar"
        aria-label={`Format of ${label}`}
        aria-controls={id}
        onKeyDown={onKeyDown}
        sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider', p: 0.25 }}
      >
        {tools.map(({ name, icon: Icon, run }, index) => {
          const { isPressed, isPossible = true } = states[index] ?? {}
          return (
            <Tooltip key={name} title={name}>
              <IconButton
                size="small"
                aria-label={name}
                aria-pressed={isPressed}
                aria-disabled={!isPossible}
                tabIndex={tabIndexOf(index)}
                color={isPressed ? 'primary' : 'default'}
                // Keeps the selection in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setAt(index)
                  if (!run) setIsLinking(true)
                  else if (isPossible) run(editor.chain().focus()).run()
                }}
                sx={{
                  // All share one row.
                  flex: { xs: 1, sm: 'none' },
                  minWidth: 0,
                  [COARSE_POINTER]: { minWidth: 36 },
                  borderRadius: 1,
                  opacity: isPossible ? 1 : 0.4,
                  bgcolor: isPressed ? 'action.selected' : undefined,
                }}
              >
                <Icon fontSize="small" />
              </IconButton>
            </Tooltip>
          )
        })}
      </Box>
      {isLinking ? <LinkDialog editor={editor} onClose={() => setIsLinking(false)} /> : null}
    </>
  )
}
