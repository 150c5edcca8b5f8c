import { company } from '../company'
import type { InboxKind, InboxRow } from './inbox'

/** The words for a submission, and those for what it is about; the subject of a message is its own first words. */
const words: Record<InboxKind, readonly [sent: string, about: string]> = {
  application: ['application', ' for the post of {}'],
  resume: ['resume', ' for the role of {}'],
  internship: ['application for an internship', ' ({})'],
  enquiry: ['enquiry', ' about {}'],
  contact_message: ['message', ''],
}

/** How a mail or a chat with the sender begins; the staff go on from there. */
export const messageTo = ({
  kind,
  name,
  company: sender,
  about,
}: Pick<InboxRow, 'kind' | 'name' | 'company' | 'about'>) => {
  const [sent, subject] = words[kind]
  const rest = about && subject.replace('{}', () => about)
  const whose = sender ? `the ${sent} of ${sender}` : `your ${sent}`
  return {
    subject: `Your ${sent}${rest}`,
    text: `Dear ${name || 'Sir or Madam'},\n\nThis is ${company.name}. Thank you for ${whose}${rest}.\n\n`,
  }
}
