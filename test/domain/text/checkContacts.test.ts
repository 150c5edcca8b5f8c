import { sampleCompany } from '@/domain/content/company'
import { oursOf } from '@/domain/site/ours'
import { checkContacts } from '@/domain/text/checkContacts'

const ours = oursOf({
  company: sampleCompany,
  origin: 'https://www.navkaam.example',
  emails: [{ email: 'Hello@navkaam.example' }, { email: '' }],
  offices: [
    { contact_no: '+91 788 555 0117 / 18', whatsapp_no: '98930 55501' },
    { contact_no: '1800 120 5501', whatsapp_no: '' },
  ],
})

/** Each part with its sign: + ours, - not ours, ~ a look-alike, ₹ an address for payments. */
const judged = (text: string) =>
  checkContacts(text, ours).map(({ text: part, isOurs, isLike, isPayment }) => {
    if (isOurs) return `+ ${part}`
    return `${isPayment ? '₹' : ''}${isLike ? '~' : '-'} ${part}`
  })

/** Messages as people get them, ours and frauds', and values by themselves. */
const messages: [text: string, ...parts: string[]][] = [
  // Ours.
  [
    'Asha, we invite you to an interview for Ward Nurse at Arogyam Hospital on 5 December, 10:30 am. Please answer here: https://navkaam.example/invitation/Zk3Lq9pXv2. Call +91 771 555 0142 if you have a question.',
    '+ https://navkaam.example/invitation/Zk3Lq9pXv2',
    '+ +91 771 555 0142',
  ],
  [
    'Your application for Machine Operator (Job no. 1012) has reached us. Reference: R7K4-92QX. See where it stands: https://navkaam.example/hi/track?reference=R7K4-92QX',
    '+ https://navkaam.example/hi/track?reference=R7K4-92QX',
  ],
  [
    'नमस्ते आशा, आपका इंटरव्यू 28-11-2026 को 10:30 बजे है। पता: 492001 रायपुर। फ़ोन: +९१ ७७१ ५५५ ०१४२। ईमेल: interviews@navkaam.example।',
    '+ +91 771 555 0142',
    '+ interviews@navkaam.example',
  ],
  [
    'Walk-in: B.Com/M.Com freshers, Rs. 15,000 - 20,000 or 15000-20000 a month, age 18-35, 12 posts.Please write to CAREERS@navkaam.example or WhatsApp https://wa.me/917715550143?text=Job%201012',
    '+ CAREERS@navkaam.example',
    '+ https://wa.me/917715550143?text=Job%201012',
  ],
  [
    'Follow us: https://www.facebook.com/Navkaam.example, http://jobs.navkaam.example/x',
    '+ https://www.facebook.com/Navkaam.example',
    '+ http://jobs.navkaam.example/x',
  ],
  [
    'Register at accounts.navkaam.example/register or see haathkaam.example',
    '+ accounts.navkaam.example/register',
    '+ haathkaam.example',
  ],
  [
    'Call 0771-5550142 (office), 0788 555 0117, 98930-55501 or 1800 120 5501',
    '+ 0771-5550142',
    '+ 0788 555 0117',
    '+ 98930-55501',
    '+ 1800 120 5501',
  ],
  ['00917715550142', '+ 00917715550142'],
  ['tel:+917715550143', '+ +917715550143'],
  [
    '<a href="https://navkaam.example">Hello@Navkaam.Example</a>',
    '+ https://navkaam.example',
    '+ Hello@Navkaam.Example',
  ],
  // Frauds'.
  [
    'Dear candidate, you are selected by Navkaam. Pay Rs 2500 registration fee to navkaam.hr@okaxis and send the receipt to 98260 11223.',
    '₹~ navkaam.hr@okaxis',
    '- 98260 11223',
  ],
  [
    'Navkaam HR: joining letter ready. Confirm at https://navkaam-jobs.com/pay?id=88 within 24 hours. Office: careers@navkaam.example',
    '~ https://navkaam-jobs.com/pay?id=88',
    '+ careers@navkaam.example',
  ],
  ['Apply: https://navkaam.example.evil.in/login', '~ https://navkaam.example.evil.in/login'],
  ['Apply: https://navkaam.example@evil.in/', '~ https://navkaam.example@evil.in/'],
  ['Mail your Aadhaar to careers@navkaam.example@evil.com', '~ careers@navkaam.example@evil.com'],
  [
    'Write to navkaam.careers@gmail.com, or hr.desk@gmail.com',
    '~ navkaam.careers@gmail.com',
    '- hr.desk@gmail.com',
  ],
  ['carreers@navkaam.example', '~ carreers@navkaam.example'],
  ['https://navkaarn.example/apply', '~ https://navkaarn.example/apply'],
  ['https://nаvkааm.example/apply', '~ https://nаvkааm.example/apply'],
  ['https://xn--nvkam-3nfbb.example/', '~ https://xn--nvkam-3nfbb.example/'],
  ['N4vk44m.Com par form bharo', '~ N4vk44m.Com'],
  ['www.navkam.in, nav-kaam.co.in/offer', '~ www.navkam.in', '~ nav-kaam.co.in/offer'],
  ['hxxps://navkaam.example.in.net/x', '~ hxxps://navkaam.example.in.net/x'],
  ['Job confirm karne ke liye https://bit.ly/3xYzAb9 par click karein', '- https://bit.ly/3xYzAb9'],
  [
    'Join https://chat.whatsapp.com/Ab12Cd34 or wa.me/919876543210, t.me/job_offers',
    '- https://chat.whatsapp.com/Ab12Cd34',
    '- wa.me/919876543210',
    '- t.me/job_offers',
  ],
  [
    'https://api.whatsapp.com/send?phone=917715550142 https://facebook.com/navkaam.offers',
    '+ https://api.whatsapp.com/send?phone=917715550142',
    '~ https://facebook.com/navkaam.offers',
  ],
  ['upi://pay?pa=9826011223@ybl&am=999', '₹- upi://pay?pa=9826011223@ybl&am=999'],
  ['https://navkaam.example/,https://evil.in/a', '+ https://navkaam.example/', '- https://evil.in/a'],
  ['कॉल करें ९८२६० ११२२३ या +92 300 1234567', '- 98260 11223', '- +92 300 1234567'],
  ['7715550149', '~ 7715550149'],
  ['http://203.0.113.7/navkaam', '~ http://203.0.113.7/navkaam'],
  [
    'Navkaam HR <navkaam.hr@outlook.com>: fill https://forms.gle/aB3, rb.gy/x1 or intent://navkaam.example/#Intent;end',
    '~ navkaam.hr@outlook.com',
    '- https://forms.gle/aB3',
    '- rb.gy/x1',
    '~ intent://navkaam.example/#Intent;end',
  ],
  [
    'Apply on naukri.com; https://evil.in/?next=https://navkaam.example%2eevil.in, https://evil.in#navkaam.example',
    '- naukri.com',
    '- https://evil.in/?next=',
    '~ https://navkaam.example%2eevil.in',
    '~ https://evil.in#navkaam.example',
  ],
  [
    'Regards, Navkaam.Please call +91 (0) 771 555-0142 or 98260 11223/98260 11224. A/C 31234567890, IFSC SBIN0001234, OTP 482913',
    '+ +91 (0) 771 555-0142',
    '- 98260 11223',
    '- 98260 11224',
  ],
  // Nothing to judge.
  ['Congratulations! You are selected. Salary 25000-30000, joining 2026-12-01, 9:30 am.'],
  [''],
  // A value by itself.
  ['140', '- 140'],
]

test.each(messages)('%s', (text, ...parts) => {
  expect(judged(text)).toEqual(parts)
})

test('a company that writes from a free mailbox and has no path on a network owns neither', () => {
  const small = oursOf({
    company: {
      ...sampleCompany,
      email: 'navkaam.jobs@gmail.com',
      jobSeekerEmails: [],
      social: [{ network: 'Facebook', url: 'https://facebook.com/' }],
    },
    origin: 'http://127.0.0.1:8080',
    emails: [],
    offices: [],
  })
  const parts = checkContacts(
    'navkaam.jobs@gmail.com navkaam.job@gmail.com https://gmail.com https://facebook.com/x',
    small,
  )
  expect(parts.map(({ isOurs, isLike = false }) => [isOurs, isLike])).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, false],
  ])
})

test('5,000 characters of any kind take no time', () => {
  const started = performance.now()
  for (const one of ['a', 'a.', '@', 'a@', '1', '1 ', 'https://', '-', '।'])
    checkContacts(one.repeat(5000), ours)
  expect(performance.now() - started).toBeLessThan(5000)
})
