import { msg } from '@lingui/core/macro'
import { formsWith } from './forms'
import * as shared from './sections'
import type { PrivacyText } from '../privacyText'

export const text1: PrivacyText = {
  from: '2026-11-26',
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
          text: msg`From your resume: its words, read by our own server, so that a recruiter can search for a skill.`,
        },
        {
          text: msg`By our recruiters: how far it has come, such as ‘Shortlisted’, their notes and tags, and to whom it was shown.`,
        },
        { text: msg`Two forms of the same person may be joined, so that you are not called twice.` },
      ],
    },
    shared.consent,
    shared.whoSeesIt,
    {
      ...shared.howLong,
      points: [
        {
          name: msg`When you press ‘Erase’,`,
          text: msg`it leaves our database at once: your answers, your files, our notes and tags, and the words that searches find. The last traces leave the files of the database soon after, those of a large database in the following night. Our log keeps the bare reference, and that it was erased.`,
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
        msg`These are kept in your browser, for you alone. This site sets no cookies for visitors. Nothing of it comes to us, except that the list of saved jobs asks our server by their numbers whether those jobs are still open.`,
      ],
    },
    shared.noTracking,
    shared.security,
    shared.breach,
    shared.changes,
  ],
  forms: formsWith(),
}
