import { capitalized } from '../text/display'

/** The parts of the name of a file, without folders and ending. */
export const partsOfFile = (file: string) =>
  file
    .replace(/[?#].*$/s, '')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .split(/[\s_-]+/)

/** 'Quantrail systems' for `quantrail-systems.svg`; '' for a name without words. */
export const nameOfFile = (file: string) =>
  capitalized(
    partsOfFile(file)
      .filter((word) => /^\p{L}[\p{L}\p{M}'&.]*$/u.test(word))
      .join(' '),
  )

const OTHER_DOTS = /[．。｡․﹒]/gu
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu
/** What downloads add behind an ending when a name is taken: '(1)'. */
const COPIES = /(\.[a-z\d]{1,10})(?:[\s.]*\(\d+\))+$/i

/** A name as its applicant means it: phones leave blanks and dots at its end, and '(1)' behind its ending. */
export const tidyFileName = (sent: string) =>
  sent
    .replace(INVISIBLE, '')
    .replace(OTHER_DOTS, '.')
    .trim()
    .replace(/[\s.]+$/, '')
    .replace(COPIES, '$1')
