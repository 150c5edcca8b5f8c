import { foldText } from '../text/compareText'
import { hindiPlaceName, knownPlace, REMOTE } from './places'

/** Places in Hindi as staff write them, by their folded English names. */
export type HindiPlaces = ReadonlyMap<string, string>

const SEPARATOR = /\s*[,;/|]\s*/

/** 'रायपुर, भिलाई' for 'Raipur, Bhilai'; '' where one of the places is not known. */
export const hindiLocation = (location: string, written: HindiPlaces) => {
  const parts = location
    .split(SEPARATOR)
    .filter(Boolean)
    .map((part) => {
      const name = knownPlace(part) ?? (part === REMOTE ? REMOTE : undefined)
      return written.get(foldText(part)) ?? (name && hindiPlaceName(name)) ?? ''
    })
  return parts.includes('') ? '' : parts.join(', ')
}
