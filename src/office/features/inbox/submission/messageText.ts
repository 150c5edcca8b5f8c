import type { Company } from '@/domain/content/company'
import type { InboxKind, InboxRow } from '@/domain/submissions/inbox'

/** Words for a submission and its subject; the subject line of a message starts with them. */
const words: Record<InboxKind, readonly [sent: string, about: string]> = {
  application: ['application', ' for the post of {}'],
  resume: ['resume', ' for the role of {}'],
  internship: ['application for an internship', ' ({})'],
  enquiry: ['enquiry', ' about {}'],
  contact_message: ['message', ''],
}

/** The same in Hindi: subject, submission, and thanks for it. */
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

/** The start of a mail or chat in the language of the form; the staff continue it. */
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
