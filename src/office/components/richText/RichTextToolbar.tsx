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
import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'

type Tool = {
  name: string
  icon: SvgIconComponent
  isPressed?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
  press: (editor: Editor) => unknown
}

type Chain = ReturnType<Editor['chain']>

/** A tool that switches a form of the text on and off. */
const toggle = (
  name: string,
  icon: SvgIconComponent,
  form: [string, object?],
  run: (chain: Chain) => Chain,
): Tool => ({
  name,
  icon,
  isPressed: (editor) => editor.isActive(...form),
  press: (editor) => run(editor.chain().focus()).run(),
})

const tools: readonly Tool[] = [
  toggle('Heading', HeadingIcon, ['heading', { level: 3 }], (chain) => chain.toggleHeading({ level: 3 })),
  toggle('Subheading', SubheadingIcon, ['heading', { level: 4 }], (chain) =>
    chain.toggleHeading({ level: 4 }),
  ),
  toggle('Bold', BoldIcon, ['bold'], (chain) => chain.toggleBold()),
  toggle('Bullets', BulletsIcon, ['bulletList'], (chain) => chain.toggleBulletList()),
  toggle('Numbers', NumbersIcon, ['orderedList'], (chain) => chain.toggleOrderedList()),
]

const history: readonly Tool[] = [
  {
    name: 'Undo',
    icon: UndoIcon,
    isPossible: (editor) => editor.can().undo(),
    press: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'Redo',
    icon: RedoIcon,
    isPossible: (editor) => editor.can().redo(),
    press: (editor) => editor.chain().focus().redo().run(),
  },
]

type RichTextToolbarProps = { editor: Editor; label: string; controls: string; onLink: () => void }

/** The buttons of an editor: one stop of the Tab key, with the arrow keys between them. */
export const RichTextToolbar = ({ editor, label, controls, onLink }: RichTextToolbarProps) => {
  const [at, setAt] = useState(0)
  const link: Tool = {
    name: 'Link',
    icon: LinkIcon,
    isPressed: (shown) => shown.isActive('link'),
    press: onLink,
  }
  const all = [...tools, link, ...history]
  const state = useEditorState({
    editor,
    selector: ({ editor: shown }) =>
      all.map(({ isPressed, isPossible }) => ({
        isPressed: isPressed?.(shown),
        isPossible: isPossible?.(shown) ?? true,
      })),
  })

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: all.length - 1,
    }
    const wanted = steps[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    const next = (wanted + all.length) % all.length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <Box
      role="toolbar"
      aria-label={`Format of ${label}`}
      aria-controls={controls}
      onKeyDown={move}
      sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider', p: 0.25 }}
    >
      {all.map(({ name, icon: Icon, press }, index) => {
        const { isPressed, isPossible = true } = state[index] ?? {}
        return (
          <Tooltip key={name} title={name}>
            <IconButton
              size="small"
              aria-label={name}
              aria-pressed={isPressed}
              aria-disabled={!isPossible}
              tabIndex={index === at ? 0 : -1}
              color={isPressed ? 'primary' : 'default'}
              // The text keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setAt(index)
                if (isPossible) press(editor)
              }}
              sx={[
                {
                  borderRadius: 1,
                  opacity: isPossible ? 1 : 0.4,
                  bgcolor: isPressed ? 'action.selected' : undefined,
                },
                // They share one row.
                (theme) => ({ [theme.breakpoints.down('sm')]: { flex: 1, minWidth: 0 } }),
              ]}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        )
      })}
    </Box>
  )
}
