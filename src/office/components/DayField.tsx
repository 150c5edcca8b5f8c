import Box from '@mui/material/Box'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { FieldRef, FieldSection } from '@mui/x-date-pickers/models'
import dayjs, { type Dayjs } from 'dayjs'
import { useRef, useState, type ClipboardEvent, type FocusEvent } from 'react'
import { COARSE_POINTER } from '@/components/theme/sizes'
import { postedDay } from '@/domain/site/calendar'
import { problemSentence } from '@/domain/content/problems'
import { indianDay } from '@/domain/text/typedValues'
import { useNotify } from './Notices'

/** The date format of the site, whatever the browser's language. */
const SHOWN = 'DD-MM-YYYY'
const STORED = 'YYYY-MM-DD'

/** Fewer digits are a year that is still being typed. */
const FIRST_YEAR = 1000

const toDay = (text: string) => {
  const known = postedDay(text)
  return known === undefined ? null : dayjs(known)
}

/** The text of a section. A two-digit year is in this century. */
const textOf = ({ type, value, placeholder }: FieldSection) => {
  if (value === '' || type !== 'year') return value || placeholder
  const year = Number(value)
  return `${year > 9 && year < 100 ? 2000 + year : year}`
}

/** The sentence for text that is not a day; undefined for a day or an empty field. */
export const dayProblem = (label: string, text: string) =>
  text === '' || postedDay(text) !== undefined
    ? undefined
    : problemSentence({ field: '', code: 'notDay', values: { text } }, () => label.replace(/ \*$/, ''))

type DayFieldProps = {
  /** The id of its label is `{id}-label`. */
  id: string
  label: string
  name?: string
  /** YYYY-MM-DD, '' for none, or typed text that is not a day, such as '31-02-2026'. */
  value: string
  onChange: (value: string) => void
  describedBy?: string
  isWrong?: boolean
}

/** Takes a day by digits, arrow keys, paste or calendar. Text that is not a day yet is reported on leaving the field. */
export const DayField = ({
  id,
  label,
  name,
  value,
  onChange,
  describedBy,
  isWrong = false,
}: DayFieldProps) => {
  const notify = useNotify()
  const field = useRef<FieldRef<Dayjs | null>>(null)
  // MUI's field holds days that have no text yet, and the value may come back after it was reported.
  const [held, setHeld] = useState({ given: value, told: value, day: toDay(value) })
  if (held.given !== value)
    setHeld({ given: value, told: value, day: value === held.told ? held.day : toDay(value) })

  const tell = (told: string, day: Dayjs | null) => {
    setHeld({ ...held, told, day })
    if (told !== value) onChange(told)
  }

  const change = (day: Dayjs | null) => {
    if (day === null) tell('', null)
    else if (day.year() >= FIRST_YEAR) tell(day.format(STORED), day)
    else setHeld({ ...held, day })
  }

  const leave = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    // Events bubble up from the calendar, too.
    if (!currentTarget.contains(target) || currentTarget.contains(relatedTarget)) return
    const sections = field.current?.getSections() ?? []
    if (sections.every((section) => section.value === '')) return tell('', null)
    const text = sections.map(textOf).join('-')
    const day = toDay(indianDay(text) ?? '')
    tell(day?.format(STORED) ?? text, day ?? held.day)
  }

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim()
    // Digits of one section.
    if (/^\d{1,4}$/.test(text)) return
    event.preventDefault()
    event.stopPropagation()
    const day = toDay(indianDay(text) ?? text)
    if (day) change(day)
    else notify.warning(dayProblem(label, text) ?? '')
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={{ fullDate: SHOWN }}>
      <Box onBlur={leave} onPasteCapture={paste}>
        <DesktopDatePicker
          name={name}
          value={held.day}
          onChange={change}
          format={SHOWN}
          localeText={{
            openDatePickerDialogue: (shown) => [`Choose a day: ${label}`, shown].filter(Boolean).join(', '),
          }}
          slotProps={{
            field: { fieldRef: field },
            textField: {
              id,
              size: 'small',
              fullWidth: true,
              error: isWrong,
              sx: {
                // The placeholder shows the format, so it must be readable.
                '--mui-opacity-inputPlaceholder': '0.75',
                '& .MuiPickersOutlinedInput-root': {
                  bgcolor: 'background.paper',
                  // Two days share a row on a phone.
                  pl: { xs: 1, sm: 1.75 },
                  pr: { xs: 0, sm: 1.75 },
                },
                // A phone would zoom into a field with smaller letters.
                [COARSE_POINTER]: { '& .MuiPickersInputBase-root': { fontSize: '1rem' } },
              },
              slotProps: { input: { 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy } },
            },
            openPickerButton: { size: 'small' },
            openPickerIcon: { fontSize: 'small' },
            actionBar: { actions: ['clear', 'today'] },
            popper: {
              'aria-label': label,
              // In a low window it may cover its field, to stay whole.
              modifiers: [{ name: 'preventOverflow', options: { altAxis: true, tether: false } }],
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  )
}
