import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '@/domain/paths'
import { listedForms, type ListedForm } from './listedForms'

/** A list item: a text, perhaps with a name before it. */
type Point = MessageDescriptor | { name: MessageDescriptor; text: MessageDescriptor }

type Section = {
  /** Its fragment in the address. */
  id: string
  title: MessageDescriptor
  text?: readonly MessageDescriptor[]
  /** A part that the page draws after the text. */
  shows?: 'forms' | 'retention' | 'officer'
  points?: readonly Point[]
  links?: readonly { label: MessageDescriptor; href: string }[]
}

/** The text of the privacy notice. One that was published is never changed. */
type PrivacyText = {
  /** The day from which it holds. */
  from: string
  summary: readonly MessageDescriptor[]
  sections: readonly Section[]
  forms: readonly ListedForm[]
}

/** The privacy notice of the number `PRIVACY_VERSION`. */
export const privacyNotice: PrivacyText = {
  from: '2026-11-28',
  summary: [
    msg`We take what you type and attach in our forms, to find work for you, or people for your company. We do not sell it, and nothing here follows you around.`,
    msg`Our recruiters read it. We ask you before an employer sees it; we note who was shown it, and you can see that.`,
    msg`With your reference and the last four digits of your mobile you see, correct, withdraw and erase what you sent, yourself, at any time.`,
    msg`For questions and complaints there is our grievance officer, and after that the Data Protection Board of India.`,
  ],
  sections: [
    {
      id: 'who-we-are',
      title: msg`Who we are`,
      text: [
        msg`{legalName} in {city} decides what is done with the details that you send on this site. In the words of the law we are the data fiduciary, and you are the data principal.`,
        msg`This is the notice that India’s Digital Personal Data Protection Act, 2023 (sections 5 and 6) and the Digital Personal Data Protection Rules, 2025 (rule 3) ask of us. You may ask us for it in Hindi, or in any other language of the Eighth Schedule to the Constitution.`,
      ],
    },
    {
      id: 'what-we-ask',
      title: msg`What we ask for, and for what`,
      text: [
        msg`Every field of every form is listed below. The forms mark with * what they need; all else is up to you. We use each detail for the purpose next to it or said further down, and for nothing else.`,
      ],
      shows: 'forms',
    },
    {
      id: 'what-we-add',
      title: msg`What is added to it`,
      points: [
        msg`When you send a form: its reference, the time, and the number of this text.`,
        msg`With an application: where the link was posted that brought you here, such as a WhatsApp group or a poster, if the link says so.`,
        msg`From your resume: its words, read by our own server, so that a recruiter can search for a skill.`,
        msg`By our recruiters: how far it has come, such as ‘Shortlisted’, what we answered you and by which way, their notes and tags, and to whom it was shown. If you start in a job through us, also the employer, the day and the pay.`,
        msg`By you: that you asked how far it has come, and what you replied to an invitation or another question. All of this is kept with what you sent, and goes with it.`,
        msg`Two forms of the same person may be joined, so that you are not called twice.`,
      ],
    },
    {
      id: 'consent',
      title: msg`Your consent, and how to take it back`,
      text: [
        msg`You agree by sending a form. You need no account, you pay nothing, and applying for one job does not depend on letting us keep your details for others: that is a tick of its own, which is empty until you set it.`,
        msg`You can take your consent back as easily as you gave it: under Track, with your reference and four digits, by the button ‘Withdraw’. Then we stop using what you sent. What was done before stays lawful. If you also want it gone, press ‘Erase’.`,
      ],
      links: [{ label: msg`Withdraw under Track`, href: paths.track }],
    },
    {
      id: 'who-sees-it',
      title: msg`Who sees it`,
      points: [
        {
          name: msg`Our recruiters.`,
          text: msg`They sign in with an account of their own, see and change what their role allows, and our log records what an account opened, changed, downloaded and exported. A form may also reach them by e-mail.`,
        },
        {
          name: msg`The employer of the job that you applied for.`,
          text: msg`Other employers only if you ticked ‘Keep my details for other jobs’, sent us your resume so that we look for work for you, or asked us for an internship. We ask you first, for each employer. Our recruiters record to whom they showed or sent it, when, and on which yes of yours; without one they write down why. Track shows that to you.`,
        },
        {
          name: msg`Companies that work for us.`,
          text: msg`They run our server and our e-mail, as we tell them to, under a contract, and may not use your details for themselves. In the words of the law they are data processors. Our grievance officer tells you their names.`,
        },
        {
          name: msg`WhatsApp,`,
          text: msg`if we write to you there: it gets your number and carries our message, under its own terms.`,
        },
        { name: msg`Courts and authorities,`, text: msg`where a law obliges us.` },
        { name: msg`Nobody else.`, text: msg`We do not sell, rent or publish what you send.` },
      ],
    },
    {
      id: 'how-long',
      title: msg`How long we keep it`,
      shows: 'retention',
      points: [
        {
          name: msg`When you press ‘Erase’,`,
          text: msg`it leaves our database at once: your details, your files, our answers to you and your replies to our questions, our notes and tags, and the words that searches find. The last traces leave the files of the database soon after, those of a large database in the following night. Our log keeps nothing that you sent: only the reference, which account opened or changed it and when, the states it had, and that it was erased.`,
        },
        {
          name: msg`Backups and exports`,
          text: msg`made before still hold it until we delete them. If we ever have to go back to one, we erase again what had been erased.`,
        },
        {
          name: msg`Copies outside our database,`,
          text: msg`such as an e-mail to a recruiter or what an employer was sent, are not reached by that button. Ask our grievance officer, and we see to them.`,
        },
        {
          name: msg`Against forms sent twice`,
          text: msg`a random number of the form is kept for seven days, with a scrambled form of its content that cannot be read back.`,
        },
      ],
    },
    {
      id: 'files',
      title: msg`Your resume, photo and attachment`,
      text: [
        msg`Files lie in our database and have no address on the web. They are stored as you send them; a large photo is made smaller on your device before it is sent. Our server refuses files that could harm the reader, such as those with programs or macros in them.`,
        msg`Leave out of them what a job does not need, such as your Aadhaar or bank details. We never ask for them here, nor for money.`,
      ],
    },
    {
      id: 'rights',
      title: msg`Your rights, and how to use them`,
      text: [
        msg`You need the reference that you were given when you sent the form, such as R7K4-92QX, and the last four digits of the mobile number in it. If you have lost the reference, or gave no mobile number, write to our grievance officer: we ask for something that shows that it is you. All of this is free.`,
      ],
      points: [
        {
          name: msg`To know and to see.`,
          text: msg`Track shows what you sent, how far it has come, until when it is kept and to whom it was shown. ‘Get a copy’ gives you all of it as a file.`,
        },
        {
          name: msg`To correct and complete.`,
          text: msg`Under Track you change your e-mail address and mobile number yourself. For anything else that is wrong, missing or out of date, write to us.`,
        },
        { name: msg`To withdraw.`, text: msg`‘Withdraw’ under Track, as said above.` },
        { name: msg`To erase.`, text: msg`‘Erase’ under Track, and ‘Yes, erase’. This cannot be undone.` },
        {
          name: msg`To complain.`,
          text: msg`Write to or call our grievance officer. You get an answer as soon as we can give it, and within ninety days at the latest.`,
        },
        {
          name: msg`To nominate.`,
          text: msg`You may name a person who uses these rights for you if you die or are not able to. Send that person’s name and contact to our grievance officer.`,
        },
      ],
      links: [{ label: msg`Open Track`, href: paths.track }],
    },
    {
      id: 'grievance-officer',
      title: msg`Grievance officer`,
      text: [msg`Questions about your details, requests and complaints go here.`],
      shows: 'officer',
    },
    {
      id: 'board',
      title: msg`The Data Protection Board of India`,
      text: [
        msg`If our answer does not settle the matter, or does not come in time, you can complain to the Data Protection Board of India, an authority that is independent of us. It works online: complaints are made on its website or in its app, to which the Ministry of Electronics and Information Technology leads. The Act asks you to turn to us first.`,
      ],
      links: [
        { label: msg`Ministry of Electronics and Information Technology`, href: 'https://www.meity.gov.in/' },
      ],
    },
    {
      id: 'under-18',
      title: msg`If you are under 18`,
      text: [
        msg`The law then wants your parent or lawful guardian to agree. Tick ‘I am under 18’, and give your guardian’s name and mobile number: we must ask your guardian before we use what you send. The same holds for a person with a disability who has a lawful guardian.`,
        msg`We neither watch what children do here nor show them advertising made for them. A guardian can use all the rights above for a child.`,
      ],
    },
    {
      id: 'on-your-device',
      title: msg`What stays on your device`,
      text: [
        msg`This site sets two cookies, and both end when you close the browser. One only if you follow a link that says where it was posted: the name of that place. We read it when you send an application, and for nothing else. A page with a form sets the other: a random number, so that a form that comes twice is stored once.`,
        msg`What is listed below is kept in your browser, for you alone. It comes to us only when you send a form, open a receipt or share a list. ‘Saved jobs’ also asks our server, by their numbers, whether the jobs on it are still open.`,
      ],
      points: [
        msg`The draft of a form that you began, and of a resume that you make here: for a day you find it again, a chosen file only until you close the page.`,
        msg`If you ticked ‘Remember my details on this phone’: your name, mobile number, e-mail address, place, pay, experience, resume and photo, to fill in your next form. They stay until you press ‘Forget my details’ on a form or under ‘Saved jobs’, which also removes your drafts, jobs and receipts.`,
        msg`Jobs that you saved, looked at or applied for.`,
        msg`The receipts of what you sent: the reference, what it was for, and the day.`,
        msg`Pages and lists that you opened, with their pictures, for up to thirty days, so that you can read them without a connection.`,
        msg`The language that you chose, and whether you see pay by the year or by the month.`,
      ],
      links: [
        { label: msg`Saved jobs, where you clear them`, href: paths.savedJobs },
        { label: msg`Track, where you remove a receipt`, href: paths.track },
      ],
    },
    {
      id: 'no-tracking',
      title: msg`No tracking`,
      text: [
        msg`There is no analytics, no advertising network and no script or font from others on this site. A link to WhatsApp, a map or a social network takes effect only when you press it.`,
        msg`Our server notes of each request when it came, which kind of page it was for and whether it went well. It notes neither your network address nor what you typed. As any web server does, the one in front of it sees your network address, and may log it against attacks.`,
        msg`Against floods and guessing we count forms for a minute, wrong tries from a network address for an hour, confirmations to an email address for a day, and wrong tries of a reference for a month. These are stored as scrambled numbers that cannot be read back, and then deleted. A form also says how long its page was open, as programs are quick; that is not kept.`,
      ],
    },
    {
      id: 'security',
      title: msg`How we keep it safe`,
      points: [
        msg`What you send travels encrypted, and is stored completely or not at all.`,
        msg`Only accounts of our staff reach it, each with a strong password of which we store no readable copy, and with a code from a phone where we require that.`,
        msg`What accounts do with it is written to a log that nobody can change.`,
        msg`Each file is checked when it comes, and stored with a checksum that shows damage.`,
      ],
    },
    {
      id: 'breach',
      title: msg`If something goes wrong`,
      text: [
        msg`If your details get into wrong hands, or are lost, we tell you and the Data Protection Board of India without delay: what happened and when, what it may mean for you, what we do about it, what you can do, and whom to ask. The Board gets a full account within 72 hours.`,
      ],
    },
    {
      id: 'changes',
      title: msg`When this text changes`,
      text: [
        msg`A new text gets a new number and a date from which it holds. With each form we store the number of the text that held when it was sent; Track shows it.`,
      ],
    },
  ],
  forms: listedForms,
}
