import type { Job, Location } from '@/domain/entities'
import { fileKinds } from '@/domain/fileKinds'
import { MOBILE_CHARACTERS } from '@/domain/limits'
import { ctcFromOptions, ctcToThousandOptions, experienceOptions, type Option } from '@/domain/options'
import { jobDetailsPath, paths } from '@/domain/paths'
import { crumbs, writeDocument } from './document'
import { facts } from './jobCard'
import { each, escape } from './markup'
import { formStyle } from './style'

const input = (name: string, label: string, attributes: string) =>
  `<label><b class=req>${label}</b><input class=in name=${name} required ${attributes}></label>`

const select = (name: string, label: string, options: readonly Option[]) =>
  `<label>${label}<select class=in name=${name} required><option value="">Select${each(options, (option) => `<option value="${option.value}">${escape(option.label)}`)}</select></label>`

const pair = (legend: string, one: string, other: string) =>
  `<fieldset><legend class=req>${legend}</legend><div class=pair>${one}${other}</div></fieldset>`

const file = (name: string, label: string, endings: readonly string[], hint: string, attributes = '') =>
  `<label><b${attributes && ' class=req'}>${label}</b><input type=file name=${name} accept="${endings.join(',')}" ${attributes}><br><span class="soft cap">${hint}</span></label>`

const points = [
  'Applying is free. We never ask candidates for money.',
  'No account is needed, only your resume as a Word file.',
  'Our recruiters read what you send, and pass it on to this employer only.',
  'What you type is kept on this device for a day, in case your connection drops.',
]

const locationOptions = (locations: readonly Location[]) =>
  locations.map(({ location_id: value, location_name: label }) => ({ value, label }))

/** The form of an application, which a browser sends by itself. */
export const writeApply = (job: Job, locations: readonly Location[]) =>
  writeDocument({
    title: 'Apply For Job',
    description: 'Apply with your resume as a Word file. No sign-in, no fees.',
    style: formStyle,
    icons: ['work', 'pay', 'place', 'posts'],
    main: `<div class=c><header class=head>${crumbs([['Full Time Jobs', paths.fullTimeJobs]], 'Apply For Job')}<h1>Apply For Job</h1></header><div class=two><div><div class=for><h2><a href="${jobDetailsPath(job.job_id)}">${escape(job.position)}</a></h2><p class="soft small">${escape(job.company_name)}</p>${facts(job)}</div><div class="card form" id=form><p class="soft cap">Fields marked * are required.</p><form method=post enctype="multipart/form-data" action="/web/job/apply-for-post" aria-label="Apply For Job"><input type=hidden name=job_id value="${job.job_id}">${input('full_name', 'Full Name', 'autocomplete=name')}${input('mobile', 'Mobile', `type=tel inputmode=numeric autocomplete=tel-national maxlength=${MOBILE_CHARACTERS}`)}${input('email', 'Email', 'type=email autocomplete=email')}${pair('Current CTC (In lakhs)', select('current_ctc_from', 'From', ctcFromOptions), select('current_ctc_to', 'To', ctcToThousandOptions))}${pair('Experience', select('experience_from', 'Year', experienceOptions), select('experience_to', 'Month', experienceOptions))}${select('current_location', '<b class=req>Current Location</b>', locationOptions(locations))}${file('photo', 'Photo', fileKinds.photo.endings, 'If available, only JPG or PNG, up to 2 MB.')}${file('resume', 'Resume', fileKinds.applicationResume.endings, 'Only a Word file (.doc or .docx), up to 5 MB.', 'required')}<p><button class="b main">Submit</button></p></form></div></div><aside class=know aria-label="Good to know"><h2>Good to know</h2><ul class="soft small">${each(points, (point) => `<li>${point}`)}</ul></aside></div></div>`,
  })
