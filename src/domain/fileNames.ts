import { capitalized } from './display'

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
