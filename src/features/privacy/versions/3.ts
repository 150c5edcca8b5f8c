import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formsWith, language } from './forms'
import * as shared from './sections'
import type { PrivacyText } from '../privacyText'

/** The purpose of a field, the same in every form. */
const uses: Partial<Record<string, MessageDescriptor>> = {
  mobile: msg`To call you or write to you on WhatsApp about it; its last four digits open Track`,
  email: msg`To confirm that it came, and to write to you about it`,
}

export const text3: PrivacyText = {
  from: '2026-11-28',
  summary: shared.summary,
  sections: [
    shared.whoWeAre,
    {
      ...shared.whatWeAsk,
      text: [
        msg`Every field of every form stands below. The forms mark with * what they need; all else is up to you. We use each detail for what stands beside it or is said further down, and for nothing else.`,
      ],
    },
    shared.whatWeAdd,
    shared.consent,
    {
      ...shared.whoSeesIt,
      points: [
        shared.ourRecruiters,
        {
          name: msg`The employer of the job that you applied for.`,
          text: msg`Other employers only if you ticked ‘Keep my details for other jobs’, sent us your resume so that we look for work for you, or asked us for an internship. Our recruiters record to whom they showed or sent it, and when. Track shows that to you.`,
        },
        {
          name: msg`Companies that work for us.`,
          text: msg`They run our server and our e-mail, as we tell them to, under a contract, and may not use your details for themselves. In the words of the law they are data processors. Our grievance officer tells you their names.`,
        },
        {
          name: msg`WhatsApp,`,
          text: msg`if we write to you there: it gets your number and carries our message, under its own terms.`,
        },
        shared.authorities,
        shared.nobodyElse,
      ],
    },
    {
      ...shared.howLong,
      points: [
        {
          name: msg`When you press ‘Erase’,`,
          text: msg`it leaves our database at once: your details, your files, our answers to you and your replies to invitations, our notes and tags, and the words that searches find. The last traces leave the files of the database soon after, those of a large database in the following night. Our log keeps nothing that you sent: only the reference, which account opened or changed it and when, the states it had, and that it was erased.`,
        },
        ...shared.keptElsewhere,
      ],
    },
    shared.files,
    shared.rights,
    shared.grievanceOfficer,
    shared.board,
    shared.under18,
    {
      ...shared.onYourDevice,
      text: [
        shared.ourCookie,
        msg`What stands below is kept in your browser, for you alone. It comes to us only when you send a form, open a receipt or share a list. ‘Saved jobs’ also asks our server, by their numbers, whether the jobs on it are still open.`,
      ],
      points: [
        ...shared.rememberedOnDevice,
        {
          text: msg`Pages and lists that you opened, with their pictures, for up to thirty days, so that you can read them without a connection.`,
        },
        { text: msg`The language that you chose, and whether you see pay by the year or by the month.` },
      ],
    },
    {
      ...shared.noTracking,
      text: [
        msg`There is no analytics, no advertising network and no script or font from others on this site. A link to WhatsApp, a map or a social network takes effect only when you press it.`,
        msg`Our server notes of each request when it came, which kind of page it was for and whether it went well. It notes neither your network address nor what you typed. As any web server does, the one in front of it sees your network address, and may log it against attacks.`,
        msg`Against floods and guessing we count forms for a minute, wrong tries from a network address for an hour, confirmations to an email address for a day, and wrong tries of a reference for a month. These are stored as scrambled numbers that cannot be read back, and then deleted. A form also says how long its page was open, as programs are quick; that is not kept.`,
      ],
    },
    shared.security,
    shared.breach,
    shared.changes,
  ],
  forms: formsWith(language).map((form) => ({
    ...form,
    fields: form.fields.map((field) => ({ ...field, use: uses[field.names.join()] ?? field.use })),
  })),
}
