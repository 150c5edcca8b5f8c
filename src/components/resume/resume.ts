import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormFields } from '@/api/forms'
import { experienceText } from '@/domain/submissions/careerFigures'
import { tidyFileName } from '@/domain/submissions/fileNames'
import { oneLine } from '@/domain/text/oneLine'
import { keepDraft, MADE_RESUME, readDraft, typedValues } from '../form/draft'

const texts = { name: '', mobile: '', email: '', place: '', experience: '', skills: '' }

/** The texts of a resume, and those of its rows as `work0what`. */
export type Resume = typeof texts & Record<string, string>

export type RowsName = 'work' | 'education'

export const ROWS_MAX = 20

/** How many rows it takes to show all that are filled in. */
export const rowsIn = (resume: Resume, name: RowsName) =>
  Object.keys(resume)
    .map((key) => (key.startsWith(name) ? Number.parseInt(key.slice(name.length), 10) + 1 : 0))
    .reduce((most, count) => Math.max(most, Math.min(count, ROWS_MAX)), 0)

/** The values that the surrounding form already has. */
export const knownResume = (form: FormFields, nameOfPlace: (id: unknown) => string, i18n: I18n): Resume => {
  const known = {
    ...texts,
    name: form.full_name ?? form.name,
    mobile: form.mobile,
    email: form.email,
    place: nameOfPlace(form.current_location ?? form.location_id),
    experience: experienceText(form, i18n),
  }
  return { ...texts, ...typedValues(known, texts) }
}

/** Keeps what was typed and is not in the form. */
export const keepResume = (resume: Resume, known: Resume) =>
  keepDraft(
    MADE_RESUME,
    Object.fromEntries(Object.entries(resume).filter(([name, text]) => text && text !== known[name])),
  )

export const keptResume = () => readDraft(MADE_RESUME, texts) as Record<string, string>

/** A paragraph of the document. */
export type Part = { as: 'name' | 'heading' | 'strong' | 'text'; text: string }

/** XML has no place for these: half a character, and two that are none. */
const FORBIDDEN = /[\p{Cs}\ufffe\uffff]/gu

/** The parts that have words. */
const written = (...parts: Part[]) =>
  parts
    .map(({ as, text }) => ({ as, text: oneLine(text.replace(FORBIDDEN, '')).replace(/\s+/g, ' ') }))
    .filter(({ text }) => text !== '')

const joined = (...words: (string | undefined)[]) => words.filter((word) => word?.trim()).join(' · ')

const partsOfRow = (resume: Resume, row: string) =>
  written(
    { as: 'strong', text: resume[`${row}what`] ?? '' },
    { as: 'text', text: joined(resume[`${row}where`], resume[`${row}when`]) },
  )

const partsOfRows = (resume: Resume, name: RowsName) =>
  Array.from({ length: ROWS_MAX }, (_, row) => partsOfRow(resume, `${name}${row}`)).flat()

const below = (heading: string, parts: Part[]): Part[] =>
  parts.length > 0 ? [{ as: 'heading', text: heading }, ...parts] : []

/** The document: what is shown, and what is written. */
export const partsOf = (resume: Resume, i18n: I18n): Part[] => {
  const { name, mobile, email, place, experience, skills } = resume
  return [
    ...written(
      { as: 'name', text: name },
      { as: 'text', text: joined(mobile, email, place) },
      { as: 'text', text: experience && i18n._(msg`Experience: ${experience}`) },
    ),
    ...below(i18n._(msg`Work`), partsOfRows(resume, 'work')),
    ...below(i18n._(msg`Education`), partsOfRows(resume, 'education')),
    ...below(i18n._(msg`Skills`), written({ as: 'text', text: skills })),
  ]
}

const NAME_CHARACTERS_MAX = 60

/** 'Asha-Verma-Resume.docx' */
export const resumeFileName = (name: string) => {
  const words = tidyFileName(name.normalize('NFC')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const start = Array.from(words.join('-')).slice(0, NAME_CHARACTERS_MAX).join('')
  return [start, 'Resume.docx'].filter(Boolean).join('-')
}
