import Box from '@mui/material/Box'
import type { OfficeSettings, ShownSettings } from '@/domain/office/account'
import { ownersApi } from '../../api/ownersApi'
import { OfficeInput } from '../../components/fields'
import { OfficeForm } from '../../components/forms'
import { Loaded } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { SettingSwitch } from '../../components/SettingSwitch'
import { Section } from '../../components/Section'
import { Small } from '../../components/texts'

type Days = Pick<OfficeSettings, 'askAfterDays' | 'leavingDays'>

const fields = [
  {
    name: 'askAfterDays',
    label: 'Applicants may ask after (days)',
    hint: 'Without news, before Track lets them ask.',
  },
  { name: 'leavingDays', label: 'Leaving is early within (days)', hint: 'Marked under Placements.' },
] as const

/** When applicants may ask, and when leaving counts as early. */
const DaysForm = ({ settings: { askAfterDays, leavingDays } }: { settings: Days }) => {
  const [change] = ownersApi.useChangeSettingsMutation()
  const { success } = useNotify()
  const save = async (typed: Record<keyof Days, string>) => {
    // The server reports what it accepts.
    const days = (name: keyof Days) => Number(typed[name]) || 0
    const answer = await change({ askAfterDays: days('askAfterDays'), leavingDays: days('leavingDays') })
    if (!answer.error) success('Changed.')
    return answer
  }
  return (
    <OfficeForm
      submitLabel="Change"
      initialValues={{ askAfterDays: `${askAfterDays}`, leavingDays: `${leavingDays}` }}
      onSubmit={save}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {fields.map((field) => (
          <OfficeInput key={field.name} {...field} inputMode="numeric" autoComplete="off" maxLength={3} />
        ))}
      </Box>
    </OfficeForm>
  )
}

/** Disabled without a mail server. */
const MorningMail = ({ settings: { mailsTo } }: { settings: ShownSettings }) => (
  <div>
    <SettingSwitch
      name="morningMail"
      label="Mail each morning"
      on="The mail comes each morning at 8."
      off="The morning mail is off."
      isOffered={mailsTo.length > 0}
    />
    <Small sx={{ overflowWrap: 'anywhere' }}>
      {mailsTo.length > 0
        ? `At 8 to ${mailsTo.join(', ')}: what came in, what waits, who asked, and the interviews of the day. It holds counts, names and links, and nothing else.`
        : 'This server sends no mail: SMTP_URL and NOTIFY_EMAIL are not set.'}
    </Small>
  </div>
)

export const AnsweringSection = () => (
  <Loaded query={ownersApi.useGetSettingsQuery()} label="Loading the settings" minHeight={120}>
    {(settings) => (
      <Section title="Answers">
        <DaysForm key={`${settings.askAfterDays} ${settings.leavingDays}`} settings={settings} />
        <MorningMail settings={settings} />
      </Section>
    )}
  </Loaded>
)
