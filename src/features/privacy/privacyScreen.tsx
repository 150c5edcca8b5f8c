import { filledTexts } from '@/domain/companyTexts'
import { PrivacyPage } from './PrivacyPage'
import type { PrivacyText } from './privacyText'

/** The screen of the text of a number. All texts come with it: a further one is one more file. */
export const privacyScreen = async (version: number) => {
  const file: unknown = await import(/* webpackMode: "eager" */ `./versions/${version}.json`, {
    with: { type: 'json' },
  })
  const text = filledTexts((file as { default: PrivacyText }).default)
  return { PrivacyScreen: () => <PrivacyPage version={version} text={text} /> }
}
