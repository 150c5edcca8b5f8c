import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Language } from '@/domain/languages'
import { languageNames } from '@/domain/submissions/answers'

type LanguageSwitchProps = { language: Language; onChange: (language: Language) => void }

/** The language of the site in a preview. */
export const LanguageSwitch = ({ language, onChange }: LanguageSwitchProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={language}
    onChange={(_event, next: Language | null) => onChange(next ?? language)}
    aria-label="Language of the preview"
  >
    {Object.entries(languageNames).map(([code, name]) => (
      <ToggleButton key={code} value={code} sx={{ textTransform: 'none' }}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
