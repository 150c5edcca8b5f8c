import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { EditorContent, useEditor } from '@tiptap/react'
import { useMemo, useState } from 'react'
import { describedBy, Field } from '@/components/form/Field'
import { useFormField } from '@/components/form/useFormField'
import { useNotify } from '../Notices'
import { limitNotes, type Limited } from '../fields'
import { cleanPasted, editableHtml, hasPicture, losesForm, richTextExtensions } from './richTextExtensions'
import { RichTextToolbar } from './RichTextToolbar'

/** The styles that ProseMirror needs, and the look of the text. */
const Sheet = styled('div')(({ theme }) => ({
  '& .ProseMirror': {
    minHeight: 140,
    maxHeight: 480,
    overflowY: 'auto',
    padding: theme.spacing(1, 1.5),
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror > *': { marginBlock: 0 },
  '& .ProseMirror > * + *': { marginTop: theme.spacing(1) },
  '& h3': theme.typography.h2,
  '& h4': theme.typography.h3,
  '& ul, & ol': { paddingLeft: theme.spacing(3) },
  '& li p': { margin: 0 },
  '& a': { color: (theme.vars ?? theme).palette.primary.main },
  '& .ProseMirror-gapcursor': { display: 'none' },
}))

const NO_PICTURES = 'Pictures cannot be in a description.'

/** Rich text with headings, bold, lists and links. Markup counts towards the limit. */
export const RichTextInput = ({ name, label, lang, ...limits }: Limited & { name: string }) => {
  const { id, value, error: refused, change } = useFormField<string>(name)
  const { hint, error } = limitNotes({ label, ...limits }, value, refused)
  const [{ content, warns }] = useState(() => ({ content: editableHtml(value), warns: losesForm(value) }))
  const { warning } = useNotify()
  const isWrong = error !== undefined
  const described = describedBy(id, hint, error)
  // Memoized: Tiptap restarts the editor for a new object.
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        'data-name': name,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-invalid': String(isWrong),
        ...(lang && { lang }),
        ...(described !== undefined && { 'aria-describedby': described }),
      },
      transformPastedHTML: cleanPasted,
      handlePaste: (_view: unknown, { clipboardData }: ClipboardEvent) => {
        if (hasPicture(clipboardData)) warning(NO_PICTURES)
      },
      // The browser would open the picture instead.
      handleDrop: (_view: unknown, event: DragEvent) => {
        if (!hasPicture(event.dataTransfer)) return
        event.preventDefault()
        warning(NO_PICTURES)
      },
    }),
    [id, name, lang, isWrong, described, warning],
  )
  const editor = useEditor({
    extensions: richTextExtensions,
    content,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => void change(changed.isEmpty ? '' : changed.getHTML()),
  })

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {warns ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          This text has a table or small print. They are kept until you change the text here.
        </Alert>
      ) : null}
      <Box
        sx={{
          border: 1,
          borderColor: isWrong ? 'error.main' : 'grey.500',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:focus-within': { outline: 1, outlineColor: 'primary.main', borderColor: 'primary.main' },
        }}
      >
        <RichTextToolbar editor={editor} label={label} id={id} />
        <Sheet>
          <EditorContent editor={editor} />
        </Sheet>
      </Box>
    </Field>
  )
}
