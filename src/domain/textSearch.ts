/** Between two fields stands what no search text can hold, so that none is found across two. */
const FIELD_END = '\n'

const foldCase = (text: string) => text.normalize('NFC').toLowerCase()

/** The plain texts of a thing made ready for searching: once for each thing, never for each keystroke. */
export const searchTextOf = (fields: readonly string[]) => fields.map(foldCase).join(FIELD_END)

/** What was typed, as a search text holds it; '' where nothing was asked for. */
export const wantedText = (typed: string) => foldCase(typed).replace(/\s+/g, ' ').trim()

/** So many lists are remembered on the way to an answer: what visitors of a server ask for must not pile up. */
const MOST_STEPS = 16

/** What holds a text, and from where on: of each item its search text and the first place of the text in it. */
type Found<Item> = {
  wanted: string
  items: readonly Item[]
  texts: readonly string[]
  places: readonly number[]
  /** Found for a part of this text. */
  before?: Found<Item>
  /** How many were found before it. */
  step: number
}

const narrow = <Item>(before: Found<Item>, wanted: string): Found<Item> => {
  const items: Item[] = []
  const texts: string[] = []
  const places: number[] = []
  const offset = wanted.indexOf(before.wanted)
  for (let index = 0; index < before.items.length; index += 1) {
    const text = before.texts[index] ?? ''
    const place = text.indexOf(wanted, (before.places[index] ?? 0) - offset)
    if (place >= 0) {
      items.push(before.items[index] as Item)
      texts.push(text)
      places.push(place)
    }
  }
  return { wanted, items, texts, places, before, step: before.step + 1 }
}

/**
 * Searches lists for what is typed, and remembers of each list the way to the last answer. What holds a text holds
 * every part of it, and none before the first place of that part: a further letter is looked for only where the
 * letters before it were found, and from there on, so that a whole word costs little more than looking once. Who
 * deletes a letter gets the list that was found before.
 */
export const makeTextSearch = <Item extends object>(textOf: (item: Item) => string) => {
  const lastFound = new WeakMap<readonly Item[], Found<Item>>()
  return (list: readonly Item[], typed: string): readonly Item[] => {
    const wanted = wantedText(typed)
    let known: Found<Item> = lastFound.get(list) ?? {
      wanted: '',
      items: list,
      texts: list.map(textOf),
      places: [],
      step: 0,
    }
    while (known.before && !wanted.includes(known.wanted)) known = known.before
    if (known.wanted !== wanted && known.before && known.step === MOST_STEPS) known = known.before
    const found = known.wanted === wanted ? known : narrow(known, wanted)
    lastFound.set(list, found)
    return found.items
  }
}
