import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ErasedPerson, FoundPerson as Found, PersonContact } from '@/domain/office/data'
import { useFindPersonMutation } from '../../api/dataApi'
import { EmailInput, OfficeInput } from '../../components/fields'
import { useNotify } from '../../components/Notices'
import { OfficeForm } from '../../components/OfficeForm'
import { Section } from '../../components/Section'
import { FoundPerson } from './FoundPerson'

type Shown = { contact: PersonContact; found: Found; number: number }

/** Erases a person who asks for it: finds what they sent, shows it, and takes it away. */
export const PersonSection = ({ onErased }: { onErased: (erased: ErasedPerson) => void }) => {
  const [find] = useFindPersonMutation()
  const [shown, setShown] = useState<Shown>()
  const notify = useNotify()

  const show = async (contact: PersonContact) => {
    const answer = await find(contact)
    const { data: found } = answer
    if (found) setShown((before) => ({ contact, found, number: (before?.number ?? 0) + 1 }))
    return answer
  }

  const showAgain = (contact: PersonContact, why: string) => {
    notify.warning(why)
    void notify.attempt(show(contact))
  }

  return (
    <Section title="Erase a person">
      <Typography>
        For somebody who asks for it. What they sent is found by its email address or mobile number, however
        they wrote it, and shown before anything is erased.
      </Typography>
      <OfficeForm submitLabel="Find" initialValues={{ email: '', mobile: '' }} onSubmit={show}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          <EmailInput />
          <OfficeInput name="mobile" label="Mobile" type="tel" inputMode="tel" autoComplete="off" />
        </Box>
      </OfficeForm>
      {shown ? (
        <FoundPerson
          key={shown.number}
          {...shown}
          onErased={onErased}
          onChanged={(why) => showAgain(shown.contact, why)}
        />
      ) : null}
    </Section>
  )
}
