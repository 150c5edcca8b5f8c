import { PrivacyPage } from './PrivacyPage'
import { privacyTexts } from './privacyTexts'

/** The screen of the text of a number. */
export const privacyScreen = (version: number) => {
  const text = privacyTexts[version - 1]
  if (!text) throw new Error(`The privacy notice has no text ${version}.`)
  return { PrivacyScreen: () => <PrivacyPage version={version} text={text} /> }
}
