import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { OfficeSettings, ShownSettings } from '@/domain/office/account'
import { ownersApi } from '../../api/ownersApi'
import { OfficeInput } from '../../components/fields'
import { OfficeForm } from '../../components/forms'
import { Loaded } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { Section } from '../../components/Section'

type Days = Pick<OfficeSettings, 'askAfterDays' | 'leavingDays'>

const fields = [
  {
    name: 'askAfterDays',
    label: 'Applicants may ask after (days)',
    hint: 'So long without news, on Track.',
  },
  { name: 'leavingDays', label: 'Who leaves within (days)', hint: 'Is marked under Placements.' },
] as const

/** The days after which applicants may ask, and the days within which leaving counts as early. */
const DaysForm = ({ settings: { askAfterDays, leavingDays } }: { settings: Days }) => {
  const [change] = ownersApi.useChangeSettingsMutation()
  const { success } = useNotify()
  const save = async (typed: Record<keyof Days, string>) => {
    // The server reports the values it accepts.
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

/** The switch takes effect at once. It is disabled without a mail server. */
const MorningMail = ({ settings: { morningMail, mailsTo } }: { settings: ShownSettings }) => {
  const [change] = ownersApi.useChangeSettingsMutation()
  const { attempt, offerUndo } = useNotify()
  const isOffered = mailsTo.length > 0
  const set = async (isOn: boolean) => {
    if (!(await attempt(change({ morningMail: isOn })))) return
    offerUndo(
      isOn ? 'The mail comes each morning at 8.' : 'The mail comes no longer.',
      () => void attempt(change({ morningMail: !isOn })),
    )
  }
  return (
    <div>
      <FormControlLabel
        sx={{ ml: -0.5 }}
        control={
          <Switch
            size="small"
            checked={isOffered && morningMail}
            disabled={!isOffered}
            onChange={(_event, isOn) => void set(isOn)}
          />
        }
        label="Mail each morning"
      />
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {isOffered
          ? `At 8 to ${mailsTo.join(', ')}: what came in, what waits, who asked, and the interviews of the day. It holds counts, names and links, and nothing else.`
          : 'This server sends no mail: SMTP_URL and NOTIFY_EMAIL are not set.'}
      </Typography>
    </div>
  )
}

/** The owner's settings about answers. */
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
