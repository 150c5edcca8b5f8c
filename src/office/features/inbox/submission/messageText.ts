import type { Company } from '@/domain/content/company'
import type { InboxKind, InboxRow } from '@/domain/submissions/inbox'

/** The words for a submission, and those for what it is about; the subject of a message is its own first words. */
const words: Record<InboxKind, readonly [sent: string, about: string]> = {
  application: ['application', ' for the post of {}'],
  resume: ['resume', ' for the role of {}'],
  internship: ['application for an internship', ' ({})'],
  enquiry: ['enquiry', ' about {}'],
  contact_message: ['message', ''],
}

/** The same in Hindi: what it is about, the submission, and how it is thanked for. */
const hindiWords: Record<InboxKind, readonly [about: string, sent: string, thanked: string]> = {
  application: ['{} पद के लिए ', 'आपका आवेदन', 'आपके आवेदन'],
  resume: ['{} के काम के लिए ', 'आपका रिज़्यूमे', 'आपके रिज़्यूमे'],
  internship: ['इंटर्नशिप ({}) के लिए ', 'आपका आवेदन', 'आपके आवेदन'],
  enquiry: ['{} के बारे में ', 'आपकी पूछताछ', 'आपकी पूछताछ'],
  contact_message: ['', 'आपका संदेश', 'आपके संदेश'],
}

type Sent = Pick<InboxRow, 'kind' | 'name' | 'company' | 'about'>

const messageInHindi = ({ kind, name, about }: Sent, ours: string) => {
  const [subject, sent, thanked] = hindiWords[kind]
  const first = about && subject.replace('{}', () => about)
  return {
    subject: `${first}${sent}`,
    text: `${['नमस्ते', name].filter(Boolean).join(' ')},\n\nयह ${ours} है। ${first}${thanked} के लिए धन्यवाद।\n\n`,
  }
}

/** How a mail or a chat with the sender begins, in the language of the form; the staff go on from there. */
export const messageTo = (row: Sent & Partial<Pick<InboxRow, 'language'>>, { name: ours }: Company) => {
  if (row.language === 'hi') return messageInHindi(row, ours)
  const { kind, name, company: sender, about } = row
  const [sent, subject] = words[kind]
  const rest = about && subject.replace('{}', () => about)
  const whose = sender ? `the ${sent} of ${sender}` : `your ${sent}`
  return {
    subject: `Your ${sent}${rest}`,
    text: `Dear ${name || 'Sir or Madam'},\n\nThis is ${ours}. Thank you for ${whose}${rest}.\n\n`,
  }
}
