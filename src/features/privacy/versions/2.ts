import { msg } from '@lingui/core/macro'
import { formsWith, language } from './forms'
import * as shared from './sections'
import type { PrivacyText } from '../privacyText'

export const text2: PrivacyText = {
  from: '2026-11-27',
  summary: shared.summary,
  sections: [
    shared.whoWeAre,
    shared.whatWeAsk,
    {
      id: 'what-we-add',
      title: msg`What is added to it`,
      points: [
        { text: msg`When you send a form: its reference, the time, and the number of this text.` },
        {
          text: msg`With an application: where the link was posted that brought you here, such as a WhatsApp group or a poster, if the link says so.`,
        },
        {
          text: msg`From your resume: its words, read by our own server, so that a recruiter can search for a skill.`,
        },
        {
          text: msg`By our recruiters: how far it has come, such as ‘Shortlisted’, what we answered you and by which way, their notes and tags, and to whom it was shown. If you start in a job through us, also the employer, the day and the pay.`,
        },
        {
          text: msg`By you: that you asked how far it has come, and what you replied to an invitation. All of this is kept with what you sent, and goes with it.`,
        },
        { text: msg`Two forms of the same person may be joined, so that you are not called twice.` },
      ],
    },
    shared.consent,
    shared.whoSeesIt,
    {
      id: 'how-long',
      title: msg`How long we keep it`,
      shows: 'retention',
      points: [
        {
          name: msg`When you press ‘Erase’,`,
          text: msg`it leaves our database at once: your details, your files, our answers to you and your replies to invitations, our notes and tags, and the words that searches find. The last traces leave the files of the database soon after, those of a large database in the following night. Our log keeps the bare reference, and that it was erased.`,
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
        msg`This site sets one cookie, and only if you follow a link that says where it was posted: the name of that place, until you close the browser. We read it when you send an application, and for nothing else.`,
        msg`What stands below is kept in your browser, for you alone. None of it comes to us, except that the list of saved jobs asks our server by their numbers whether those jobs are still open.`,
      ],
    },
    shared.noTracking,
    shared.security,
    shared.breach,
    shared.changes,
  ],
  forms: formsWith(language),
}
