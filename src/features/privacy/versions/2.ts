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
    shared.whatWeAdd,
    shared.consent,
    shared.whoSeesIt,
    {
      ...shared.howLong,
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
        shared.ourCookie,
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
