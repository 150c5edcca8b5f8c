import { foldText } from '@/domain/compareText'

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text with the words that were searched for marked in it. */
export const Highlight = ({ text, search }: { text: string; search: string }) => {
  const words = foldText(search)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return text
  const found = [...text.matchAll(new RegExp(words.map(escaped).join('|'), 'giu'))]
  const ends = [0, ...found.map(({ 0: word, index }) => index + word.length)]
  return [
    ...found.flatMap(({ 0: word, index }, count) => [
      text.slice(ends[count], index),
      <mark key={index}>{word}</mark>,
    ]),
    text.slice(ends[found.length]),
  ]
}
